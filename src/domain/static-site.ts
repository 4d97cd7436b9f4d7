import type { Instant } from './calendar';
import type { Language } from './language';
import type { CompiledMessages, LazyPart, PageTexts } from './messages';
import type { PageData, PageKind } from './page-data';
import type { ListPaths } from './settings';

/**
 * A piece of the styles of a kind of page. A page carries those that matter to it, by its words: those of its `class` and
 * `data-hue` attributes, and the names of the custom properties that its other pieces mention.
 */
export interface StylePiece {
  /** How the blocks that it stands in begin, `@media print{`; empty outside of all. */
  readonly within: string;
  readonly text: string;
  /** It matters where all words of one of these lists occur; without any list, in every page. */
  readonly needs: readonly (readonly string[])[];
}

/** What the bundler made of the site's code, by address from the host's root. */
export interface SiteAssets {
  /** The script that brings a page to life. */
  readonly entry: string;
  /** The further scripts that a kind of page needs at once. */
  readonly modules: (kind: PageKind) => readonly string[];
  /** What a kind of page may need of the styles while nothing has happened yet, to stand in the page. */
  readonly styles: (kind: PageKind) => readonly StylePiece[];
  /** What stands inline in a page as a Content-Security-Policy names it: `'sha256-…'`, quotes and all. */
  readonly sourceHash: (text: string) => string;
  /** The whole style sheet, for all that may happen then. */
  readonly styleSheet: string;
  /** The script that stands in the page and starts the others. */
  readonly starter: string;
  /** The fonts that a page in a language shows first. */
  readonly fonts: (language: Language) => readonly string[];
}

/** The files around the pages that their documents name, by address from the host's root. */
export interface PageFiles {
  /** The picture that stands for the page where a link to it is shown. */
  readonly preview?: string;
}

/** What drawing a preview needs of the build machine. */
export interface PreviewTools {
  /** How wide a text is at a font size of 1. Of Arabic, whose letters join, the answer may be a little too wide. */
  measure(text: string, weight: 400 | 700): number;
  /** The picture at an address of the site, as a `data:` address; undefined for one on another host. */
  embed(address: string): string | undefined;
}

/** The site's colours as six hexadecimal digits after `#`, for those who read no style sheet. */
export interface SiteColours {
  readonly paper: string;
  /** The paper after dark. */
  readonly darkPaper: string;
  readonly accent: string;
}

/** The texts of the interface in one language, and where browsers load them. The generator makes them. */
export interface InterfaceTexts {
  /** Those around a page, by its kind. */
  readonly ofPages: Readonly<Record<PageKind, PageTexts>>;
  /** The files in which browsers find them. */
  readonly files: Readonly<Record<PageKind, string>>;
  /** The messages of the lazy parts. */
  readonly ofLazyParts: Readonly<Record<LazyPart, CompiledMessages>>;
  /** Those of preview pictures. */
  readonly ofPreviews: Pick<PageTexts, 'site' | 'messages'>;
  /** The messages that page data is written with. */
  readonly ofData: CompiledMessages;
}

/**
 * The site's code as the generator runs it: it turns a page into a finished document.
 *
 * The inputs of a document: the page's data with its version, the instant, the bundle (assets and settings), whether the
 * site has icons, the paths of the lists of stores and posts (in the breadcrumbs), and of the texts in the page's language
 * those of pages of its kind: the site's words, the messages of the shell and those of the kind. The inputs of a preview picture:
 * the page's data, the instant, the site's words and the messages of the part `preview`.
 */
export interface StaticSite {
  /**
   * The whole HTML of a page as seen at an instant, in UTF-8; `version` is that of its data's file. Pure: the same page and
   * instant give the same bytes. Throws if a message cannot be formatted or is not among those of the shell and the page's kind.
   */
  render(page: PageData, version: string, instant: Instant, files?: PageFiles): Uint8Array;
  /** The picture that stands for a page where a link to it is shown, as SVG of 1200 by 630 pixels. Pure. */
  preview(page: PageData, instant: Instant, tools: PreviewTools): string;
  readonly colours: SiteColours;
  /** The texts that it renders with. */
  readonly texts: Readonly<Record<Language, InterfaceTexts>>;
}

/** What the documents have besides what the bundler made. */
export interface SiteContent {
  readonly texts: Readonly<Record<Language, InterfaceTexts>>;
  readonly lists: ListPaths;
  /** Whether the site has icons and a manifest. */
  readonly icons: boolean;
  /** The Content-Security-Policy in the head of a page, by the hash source of its inline styles. */
  readonly policy: (assets: Pick<SiteAssets, 'starter'>, styleHash: string) => string;
}

/** The one export of the static entry's bundle. */
export type CreateStaticSite = (assets: SiteAssets, content: SiteContent) => Promise<StaticSite>;
