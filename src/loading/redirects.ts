import type { RedirectRule } from '../domain/redirects';
import { siteFiles } from '../domain/site-files';
import { loadJson } from './json';

/** All redirects. They are loaded when an address has no page, so that a new redirect changes no page and no script. */
export async function loadRedirects(): Promise<readonly RedirectRule[]> {
  // The generator wrote the file from a value of this type.
  return ((await loadJson(siteFiles.redirects)) as readonly RedirectRule[] | undefined) ?? [];
}
