import type { Instant } from './calendar';
import type { Language } from './language';
import type { PageData, PageKind } from './page-data';

/** What the bundler made of the site's code, by address from the host's root. */
export interface SiteAssets {
  /** The script that brings a page to life. */
  readonly entry: string;
  /** The further scripts that a kind of page in a language needs at once. */
  readonly modules: (kind: PageKind, language: Language) => readonly string[];
  /** The site's whole style sheet, to stand in the page. */
  readonly styleSheet: string;
  /** The script that stands in the page and starts the others. */
  readonly starter: string;
  /** The fonts that a page in a language shows first. */
  readonly fonts: (language: Language) => readonly string[];
}

/** The site's code as the generator runs it: it turns a page into a finished document. */
export interface StaticSite {
  /**
   * The whole HTML of a page as seen at an instant. Pure: the same page and instant give the same text.
   * Throws if a message is missing or cannot be formatted.
   */
  render(page: PageData, instant: Instant): string;
}

/** The one export of the static entry's bundle. */
export type CreateStaticSite = (assets: SiteAssets) => Promise<StaticSite>;
