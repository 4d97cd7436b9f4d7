import { steadySince } from '../../src/domain/lifetimes';
import { defaultLanguage } from '../../src/domain/language';
import type { Instant } from '../../src/domain/calendar';
import { notFoundPath, pageFile } from '../../src/domain/paths';
import type { StaticSite } from '../../src/domain/static-site';
import type { DerivedSite } from '../derive/derive';
import { redirectPage, redirectsFile, robots, sitemap } from './hosts';

/** A file of the finished site: its path below dist/, and its content. */
export interface OutputFile {
  readonly path: string;
  readonly content: string;
}

/** Renders the whole site, page by page, so that never more than one has to be kept in memory. */
export function* render(site: DerivedSite, staticSite: StaticSite, now: Instant): Generator<OutputFile> {
  for (const page of site.pages) {
    const html = staticSite.render(page, steadySince(page, now, site.settings.timeZone));
    yield { path: pageFile(page.language, page.path, 'html'), content: html };
    yield { path: pageFile(page.language, page.path, 'json'), content: JSON.stringify(page) };
    // What a host serves for an address it does not know.
    if (page.kind === 'not-found' && page.language === defaultLanguage) yield { path: `${notFoundPath.slice(1)}.html`, content: html };
  }
  for (const redirect of site.redirectPages) yield { path: redirectFile(redirect.from), content: redirectPage(redirect, site) };
  yield { path: '_redirects', content: redirectsFile(site) };
  yield { path: 'sitemap.xml', content: sitemap(site) };
  yield { path: 'robots.txt', content: robots(site) };
}

function redirectFile(from: string): string {
  return from === '/' ? 'index.html' : `${from.slice(1)}.html`;
}
