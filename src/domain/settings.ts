import type { RedirectRule } from './redirects';

/** What the whole site shares and no language changes. */
export interface Settings {
  /** https and host, nothing after it. */
  readonly origin: string;
  /** The folder of that host in which the site lives; empty for the root. */
  readonly basePath: string;
  /** The IANA name of the zone in which a day ends. */
  readonly timeZone: string;
}

/** The paths, without the language, of the first pages of the lists that other pages belong to. */
export type ListPaths = Readonly<Partial<Record<'directory' | 'coupons' | 'blog', string>>>;

/** What is known of addresses besides those of the pages. It does not grow with the number of stores. */
export interface RouteTable {
  readonly lists: ListPaths;
  readonly redirects: readonly RedirectRule[];
}
