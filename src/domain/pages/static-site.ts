import type { Instant } from '../dates/calendar';
import type { Freshness } from '../trust/freshness';
import type { Language } from '../language/language';
import type { CompiledMessages, LazyPart, PageTexts } from './messages';
import type { PageData, PageKind } from './page-data';
import type { PreviewContent } from './preview-content';

/**
 * A piece of the styles of a page kind. A page contains only the pieces that apply to it. They are selected by names:
 * class names and states of its elements (`_a`, `[data-open]`), and the custom properties that its other pieces use.
 */
export interface StylePiece {
  /** The opening lines of the enclosing blocks, such as `@media print{`; empty at the top level. */
  readonly within: string;
  readonly text: string;
  /** The piece applies if all names of one of these lists occur. A piece without lists applies to every page. */
  readonly needs: readonly (readonly string[])[];
}

/** The output of the bundler. Addresses are from the host's root. */
export interface SiteAssets {
  readonly entry: string;
  readonly modules: (kind: PageKind) => readonly string[];
  /** The inline styles of a page kind: those that it can need before any interaction. */
  readonly styles: (kind: PageKind) => readonly StylePiece[];
  /** The hash source of an inline script or style for the Content-Security-Policy: `'sha256-…'`, with the quotes. */
  readonly sourceHash: (text: string) => string;
  /** The complete style sheet, which is loaded after the page. */
  readonly styleSheet: string;
  /** The styles of all pages for wide windows only, before any interaction. Phones do not need them. */
  readonly wideStyleSheet: string;
  readonly starter: string;
  readonly fonts: (language: Language) => readonly string[];
  readonly offline: OfflineAssets;
}

/** The files of the offline document, by address from the host's root. Their names contain hashes. */
export interface OfflineAssets {
  readonly entry: string;
  readonly styleSheet: string;
  /** All files, including those that are loaded later. */
  readonly files: readonly string[];
}

/** Files that the document of a page refers to, by address from the host's root. */
export interface PageFiles {
  /** The preview picture (`og:image`). */
  readonly preview?: string;
}

/** The site's colours as `#` and six hexadecimal digits, for files without a style sheet. */
export interface SiteColours {
  readonly paper: string;
  readonly darkPaper: string;
  readonly accent: string;
}

export interface InterfaceTexts {
  readonly ofPages: Readonly<Record<PageKind, PageTexts>>;
  readonly files: Readonly<Record<PageKind, string>>;
  readonly ofLazyParts: Readonly<Record<LazyPart, CompiledMessages>>;
  readonly ofOffline: CompiledMessages;
  readonly ofPreviews: Pick<PageTexts, 'site' | 'messages'>;
}

export interface KindTexts {
  readonly ofPages: PageTexts;
  /** The file from which browsers load them. */
  readonly file: string;
  readonly ofPreviews?: InterfaceTexts['ofPreviews'] | undefined;
}

export interface PageParts {
  readonly version: string;
  readonly instant: Instant;
  readonly texts: KindTexts;
  readonly files?: PageFiles;
}

/** The site's code that the generator runs to render pages. It has no data: the same arguments return the same bytes. */
export interface StaticSite {
  /** As UTF-8. Throws if a message cannot be formatted or belongs neither to the shell nor to the page kind. */
  render(page: PageData, parts: PageParts): Uint8Array;
  /**
   * As UTF-8. It contains `version`, by which the service worker recognises it. `coupons` is the path of all offers.
   */
  renderOffline(
    language: Language,
    parts: {
      readonly version: string;
      readonly coupons: string;
      readonly texts: Pick<InterfaceTexts, 'ofOffline' | 'ofLazyParts' | 'ofPreviews'>;
    },
  ): Uint8Array;
  previewContent(page: PageData, parts: Pick<PageParts, 'instant' | 'texts'>): PreviewContent;
  readonly colours: SiteColours;
}

export interface SiteContent {
  /** Whether the site has icons and a manifest. */
  readonly icons: boolean;
  /** Creates the Content-Security-Policy in the head of a page from the hash source of its inline styles. */
  readonly policy: (assets: Pick<SiteAssets, 'starter'>, styleHash: string) => string;
}

/** As one HTML document in all languages. `styleSheet` is the text of its inline styles. */
export type RenderFreshness = (
  report: Freshness,
  messages: Readonly<Record<Language, CompiledMessages>>,
  assets: Pick<SiteAssets, 'sourceHash'> & { readonly styleSheet: string },
) => string;

export type CreateStaticSite = (assets: SiteAssets, content: SiteContent) => StaticSite;
