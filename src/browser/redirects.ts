import type { RedirectRule } from '../domain/pages/redirects';
import { siteFiles } from '../domain/pages/site-files';
import { loadJson } from './json';

/** Loads all redirects, only for an address without a page: a new redirect changes no page or script. */
export async function loadRedirects(): Promise<readonly RedirectRule[]> {
  // The assertion is sound: the generator wrote the file from a value of this type.
  return ((await loadJson(siteFiles.redirects)) as readonly RedirectRule[] | undefined) ?? [];
}
