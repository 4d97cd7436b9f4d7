import type { PageKind } from './page-data';
import type { RedirectRule } from './redirects';

/** A page, or a family of pages, by its path without the language. A last `*` stands for one more segment. */
export interface RouteRule {
  readonly path: string;
  readonly kind: PageKind;
}

/** What the whole site shares and no language changes. */
export interface Settings {
  /** https and host, nothing after it. */
  readonly origin: string;
  /** The folder of that host in which the site lives; empty for the root. */
  readonly basePath: string;
  /** The IANA name of the zone in which a day ends. */
  readonly timeZone: string;
}

/** The kind of page that a path leads to, where its form tells; other pages tell it themselves. */
export function kindByRule(routes: readonly RouteRule[], path: string): PageKind | undefined {
  return routes.find((route) =>
    route.path.endsWith('/*')
      ? path.startsWith(route.path.slice(0, -1)) && !path.slice(route.path.length - 1).includes('/')
      : path === route.path,
  )?.kind;
}

/** Everything the client router knows about addresses. It does not grow with the number of stores. */
export interface RouteTable {
  readonly routes: readonly RouteRule[];
  readonly redirects: readonly RedirectRule[];
}
