import type { Language } from '../domain/language/language';
import type { PageTexts } from '../domain/pages/messages';
import type { PageData, PageFile, PageKind } from '../domain/pages/page-data';
import { notFoundPath, pageFile } from '../domain/pages/paths';
import { settings } from '../generated/settings';
import { loadJson } from '../browser/json';
import { SiteHasChanged } from '../browser/import-whole';
import { loadPageTexts } from '../browser/messages';
import { loadTemplate, type AnyTemplate } from './templates';

/** A page with everything that is needed to render it. */
export interface Screen {
  readonly page: PageData;
  readonly Template: AnyTemplate;
  readonly texts: PageTexts;
}

/** Loads the data of a page; undefined if the page does not exist. */
export async function loadPageFile(file: string): Promise<PageFile | undefined> {
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

/**
 * Loads the page at a path; undefined if it does not exist. If its kind is known, its template is loaded together with
 * its data.
 */
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
