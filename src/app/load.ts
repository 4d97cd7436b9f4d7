import { defaultLanguage, type Language } from '../domain/language';
import type { PageTexts } from '../domain/messages';
import type { PageData, PageFile, PageKind } from '../domain/page-data';
import { notFoundPath, pageFile } from '../domain/paths';
import { loadJson } from '../loading/json';
import { SiteHasChanged } from '../loading/import-whole';
import { loadPageTexts } from '../loading/messages';
import { loadTemplate, type AnyTemplate } from './templates';

/** A page ready to be shown: nothing more has to be loaded. */
export interface Screen {
  readonly page: PageData;
  readonly Template: AnyTemplate;
  readonly texts: PageTexts;
}

/** The data of a page by its file, or undefined if there is none. */
export async function loadPageFile(file: string): Promise<PageFile | undefined> {
  // The generator wrote the file from a value of this very type.
  return (await loadJson(file)) as PageFile | undefined;
}

/** `PageTexts.ids` of the first page: that of the build that the code is of. */
let idsOfCode: string | undefined;

/** Everything that is needed to show the page given. */
export async function screenOf(page: PageFile): Promise<Screen> {
  const [Template, texts] = await Promise.all([loadTemplate(page.kind), loadPageTexts(page.texts)]);
  idsOfCode ??= texts.ids;
  if (texts.ids !== idsOfCode) throw new SiteHasChanged(page.texts);
  return { page, Template, texts };
}

/** The kind of the pages whose path always tells it. */
function kindOfPath(path: string): PageKind | undefined {
  if (path === '/') return 'home';
  const [, folder] = /^\/(store|blog)\/[^/]+$/.exec(path) ?? [];
  return folder === 'store' ? 'store' : folder === 'blog' ? 'post' : undefined;
}

/** The page at a path, ready to be shown, or undefined if there is none. */
export async function loadScreen(language: Language, path: string): Promise<Screen | undefined> {
  const expected = kindOfPath(path);
  // Only to start both at once; a failure here shows when the screen is put together.
  if (expected) loadTemplate(expected).catch(() => undefined);
  const page = await loadPageFile(pageFile(language, path, 'json'));
  return page && screenOf(page);
}

/** The page that unknown addresses show. */
export async function loadNotFoundScreen(language: Language = defaultLanguage): Promise<Screen> {
  const screen = await loadScreen(language, notFoundPath);
  if (!screen) throw new Error('The site has no not-found page.');
  return screen;
}
