import type { PageKind } from '../domain/page-data';
import { isPostPath, notFoundPath, parseSitePath, sitePath } from '../domain/paths';
import { redirectTarget } from '../domain/redirects';
import { SiteHasChanged } from '../browser/import-whole';
import { loadRedirects } from '../browser/redirects';
import { loadNotFoundScreen, loadScreen, type Screen } from './load';

/** What an address leads to. */
export type Destination =
  | {
      readonly screen: Screen;
      /** The address of the screen, where the one that was asked for is an old one. */
      readonly movedTo?: string;
    }
  /** Why the page could not be loaded. */
  | { readonly error: unknown };

const destinations = new Map<string, Promise<Destination>>();

/** Loads what is at a path from the site's root. */
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

/** A failure as a value: a page that is open stays as it is behind the message, where an error boundary would take it away. */
function settled(loading: Promise<Destination>): Promise<Destination> {
  return loading.catch((error: unknown) => ({ error }));
}

/**
 * Loads what is at a path from the site's root, once. `kind` is the kind of its page, where the route tells: its template is then loaded
 * together with the data. The promise never rejects.
 */
export function destinationAt(pathname: string, kind?: PageKind): Promise<Destination> {
  const known = destinations.get(pathname);
  if (known) return known;
  const destination = settled(load(pathname, kind));
  destinations.set(pathname, destination);
  return destination;
}

/** Takes what is at a path as known. */
export function keepDestination(pathname: string, destination: Promise<Destination>): void {
  destinations.set(pathname, destination);
}

/** Forgets what is at all paths but one. */
export function forgetOthers(pathname: string): void {
  for (const known of destinations.keys()) if (known !== pathname) destinations.delete(known);
}

/**
 * Loads a path again, which the router can in its data mode only, and takes the result as known once it is there. The first attempt may
 * share a request that was made before, so a second one follows.
 */
export function destinationAgain(pathname: string): Promise<Destination> {
  const destination = settled(
    load(pathname, undefined).catch((error: unknown) => {
      if (error instanceof SiteHasChanged) throw error;
      return load(pathname, undefined);
    }),
  );
  void destination.then(() => keepDestination(pathname, destination));
  return destination;
}

/** Forgets a failure, so that the next visit of its path loads it. */
export function forgetFailure(pathname: string, failure: Promise<Destination>): void {
  if (destinations.get(pathname) === failure) destinations.delete(pathname);
}
