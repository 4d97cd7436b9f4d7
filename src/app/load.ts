import type { Instant } from '../domain/dates/calendar';
import type { Language } from '../domain/language/language';
import type { PageTexts } from '../domain/pages/messages';
import type { PageData, PageFile, PageKind } from '../domain/pages/page-data';
import { isPostPath, notFoundPath, pageFile, parseSitePath, sitePath } from '../domain/pages/paths';
import { redirectTarget, type RedirectRule } from '../domain/pages/redirects';
import { settings } from '../generated/settings';
import { loadJson } from '../browser/json';
import { SiteHasChanged } from '../browser/import-whole';
import { loadPageTexts } from '../browser/messages';
import { loadTemplate, type AnyTemplate } from './templates';
import { siteFiles } from '../domain/pages/site-files';

/** Loads all redirects, only for an address without a page: a new redirect changes no page or script. */
export async function loadRedirects(): Promise<readonly RedirectRule[]> {
  // The assertion is sound: the generator wrote the file from a value of this type.
  return ((await loadJson(siteFiles.redirects)) as readonly RedirectRule[] | undefined) ?? [];
}

export interface Screen {
  readonly page: PageData;
  readonly Template: AnyTemplate;
  readonly texts: PageTexts;
}

async function loadPageFile(file: string): Promise<PageFile | undefined> {
  // The assertion is sound: the generator wrote the file from a value of this type.
  return (await loadJson(file)) as PageFile | undefined;
}

/** `PageTexts.ids` of the first page, which belongs to the same build as the code. */
let idsOfCode: string | undefined;

/** Loads the template and the texts of a page. Throws `SiteHasChanged` if the texts belong to another build. */
export async function screenOf(page: PageFile): Promise<Screen> {
  const [Template, texts] = await Promise.all([loadTemplate(page.kind), loadPageTexts(page.texts)]);
  idsOfCode ??= texts.ids;
  if (texts.ids !== idsOfCode) throw new SiteHasChanged(page.texts);
  return { page, Template, texts };
}

/** Loads the page at a path; undefined if it does not exist. With its kind, its template is loaded at the same time. */
export async function loadScreen(language: Language, path: string, kind?: PageKind): Promise<Screen | undefined> {
  // A failure is reported by `screenOf`.
  if (kind) loadTemplate(kind).catch(() => undefined);
  const page = await loadPageFile(pageFile(language, path, 'json'));
  return page && screenOf(page);
}

/** Loads the page for unknown addresses. Throws if the site has none. */
export async function loadNotFoundScreen(language: Language = settings.languages[0]): Promise<Screen> {
  const screen = await loadScreen(language, notFoundPath);
  if (!screen) throw new Error('The site has no not-found page.');
  return screen;
}

export interface FirstPage {
  readonly page: PageFile;
  /** The instant at which the HTML was rendered. */
  readonly instant: Instant;
  /** Whether the HTML was rendered from exactly this data. A cache may contain the HTML of an earlier build. */
  readonly isOfHtml: boolean;
}

/** Loads the page data that the starter names; undefined without rendered HTML, as in development. */
export async function loadFirstPage(): Promise<FirstPage | undefined> {
  const starter = document.querySelector<HTMLElement>('script[data-page]');
  const { page: address = '', instant = '', version } = starter?.dataset ?? {};
  const page = starter ? await loadPageFile(address.slice(settings.basePath.length + 1)) : undefined;
  return page && { page, instant: Number(instant), isOfHtml: page.version === version };
}

/** Waits for the full style sheet: the inline styles cover only the page before any interaction. */
export async function loadStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-styles]');
  if (!link || link.sheet) return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', reject, { once: true });
  });
}

export type Destination =
  | {
      readonly screen: Screen;
      /** The address of the screen, if the requested one is redirected. */
      readonly movedTo?: string;
    }
  | { readonly error: unknown };

const destinations = new Map<string, Promise<Destination>>();

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

/** Loads the destination of a path once. With its `kind`, the template is loaded with the data. Never rejects. */
export function destinationAt(pathname: string, kind?: PageKind): Promise<Destination> {
  const cached = destinations.get(pathname);
  if (cached) return cached;
  const destination = settle(load(pathname, kind));
  destinations.set(pathname, destination);
  return destination;
}

export function keepDestination(pathname: string, destination: Promise<Destination>): void {
  destinations.set(pathname, destination);
}

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

export function forgetFailure(pathname: string, failure: Promise<Destination>): void {
  if (destinations.get(pathname) === failure) destinations.delete(pathname);
}
