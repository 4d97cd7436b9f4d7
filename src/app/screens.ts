import type { PageKind } from '../domain/pages/page-data';
import { isPostPath, notFoundPath, parseSitePath, sitePath } from '../domain/pages/paths';
import { redirectTarget } from '../domain/pages/redirects';
import { SiteHasChanged } from '../browser/import-whole';
import { loadRedirects } from '../browser/redirects';
import { loadNotFoundScreen, loadScreen, type Screen } from './load';

/** The result of opening an address. */
export type Destination =
  | {
      readonly screen: Screen;
      /** The address of the screen, if the requested one is redirected. */
      readonly movedTo?: string;
    }
  /** Why the page could not be loaded. */
  | { readonly error: unknown };

const destinations = new Map<string, Promise<Destination>>();

/** Loads the destination of a path from the site's root. */
async function load(pathname: string, kind: PageKind | undefined): Promise<Destination> {
  const address = parseSitePath(pathname);
  const screen = address && (await loadScreen(address.language, address.path, kind));
  if (screen) return { screen };
  const target = redirectTarget(await loadRedirects(), pathname);
  const movedTo =
    target ?? (address && isPostPath(address.path) ? sitePath(address.language, notFoundPath) : undefined);
  if (movedTo === undefined) return { screen: await loadNotFoundScreen(address?.language) };
  const destination = await destinationAt(new URL(movedTo, window.location.origin).pathname);
  return 'screen' in destination ? { screen: destination.screen, movedTo } : destination;
}

/** Converts a failure to a value: the open page stays behind the message, whereas an error boundary would remove it. */
function settle(loading: Promise<Destination>): Promise<Destination> {
  return loading.catch((error: unknown) => ({ error }));
}

/**
 * Loads the destination of a path from the site's root, once. If the route knows the `kind` of the page, its template
 * is loaded together with the data. The promise never rejects.
 */
export function destinationAt(pathname: string, kind?: PageKind): Promise<Destination> {
  const cached = destinations.get(pathname);
  if (cached) return cached;
  const destination = settle(load(pathname, kind));
  destinations.set(pathname, destination);
  return destination;
}

/** Caches a destination. */
export function keepDestination(pathname: string, destination: Promise<Destination>): void {
  destinations.set(pathname, destination);
}

/** Clears the cached destinations of all paths but one. */
export function forgetOthers(pathname: string): void {
  for (const path of destinations.keys()) if (path !== pathname) destinations.delete(path);
}

/**
 * Loads a path again and caches the result when it is loaded; the router could do so only in its data mode. The first
 * attempt may share an earlier request, so a second one follows if it fails.
 */
export function destinationAgain(pathname: string): Promise<Destination> {
  const destination = settle(
    load(pathname, undefined).catch((error: unknown) => {
      if (error instanceof SiteHasChanged) throw error;
      return load(pathname, undefined);
    }),
  );
  void destination.then(() => keepDestination(pathname, destination));
  return destination;
}

/** Clears a cached failure, so that the next visit of its path loads it. */
export function forgetFailure(pathname: string, failure: Promise<Destination>): void {
  if (destinations.get(pathname) === failure) destinations.delete(pathname);
}
