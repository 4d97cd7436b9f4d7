import type { LanguageOrder } from '../language/language';
import type { RedirectRule } from './redirects';

/** Settings of the site that do not depend on the language. */
export interface Settings {
  /** The scheme `https` and the host, without a path. */
  readonly origin: string;
  /** The folder of the host that the site is served from; empty for the root. */
  readonly basePath: string;
  /** The IANA name of the time zone that decides when a day ends. */
  readonly timeZone: string;
  readonly languages: LanguageOrder;
}

/** The paths, without the language, of the lists of stores, coupons and posts. */
export type ListPaths = Readonly<Partial<Record<'directory' | 'coupons' | 'blog', string>>>;

/** Routes other than those of pages. Its size does not grow with the number of stores. */
export interface RouteTable {
  readonly lists: ListPaths;
  readonly redirects: readonly RedirectRule[];
}
