import { defaultLanguage, type Language } from '../domain/language';
import type { PageData, PageFile, SiteView } from '../domain/page-data';
import { notFoundPath, pageFile } from '../domain/paths';
import { kindByRule } from '../domain/settings';
import { routes } from '../generated/routes';
import type { CompiledMessages } from '../hooks/intl';
import { importWhole } from '../loading/import-whole';
import { loadJson } from '../loading/json';
import { loadTemplate, type AnyTemplate } from './templates';

/** What one language adds to the code: the interface's messages, compiled, and the site's own words. */
export interface LanguageBundle {
  readonly messages: CompiledMessages;
  readonly site: SiteView;
}

/** A page ready to be shown: nothing more has to be loaded. */
export interface Screen {
  readonly page: PageData;
  readonly Template: AnyTemplate;
  readonly bundle: LanguageBundle;
}

const bundles: Readonly<Record<Language, () => Promise<LanguageBundle>>> = {
  en: () => importWhole(() => import('../generated/en')),
  ar: () => importWhole(() => import('../generated/ar')),
};

/** The data of a page by its file, or undefined if there is none. `asked` is a request for it that is under way. */
export async function loadPageFile(file: string, asked?: Promise<Response>): Promise<PageFile | undefined> {
  // The generator wrote the file from a value of this very type.
  return (await loadJson(file, asked)) as PageFile | undefined;
}

/** The words of a language. */
export function loadBundle(language: Language): Promise<LanguageBundle> {
  return bundles[language]();
}

/** Everything that is needed to show the page given. */
export async function screenOf(page: PageData): Promise<Screen> {
  const [Template, bundle] = await Promise.all([loadTemplate(page.kind), loadBundle(page.language)]);
  return { page, Template, bundle };
}

/** The page at a path, ready to be shown, or undefined if there is none. */
export async function loadScreen(language: Language, path: string): Promise<Screen | undefined> {
  const expected = kindByRule(routes, path);
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
