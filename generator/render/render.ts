import { steadySince } from '../../src/domain/lifetimes';
import { defaultLanguage, languages } from '../../src/domain/language';
import type { Instant } from '../../src/domain/calendar';
import type { PageData } from '../../src/domain/page-data';
import { notFoundPath, pageFile } from '../../src/domain/paths';
import { feedFile, manifestFile } from '../../src/domain/site-files';
import type { PageFiles, StaticSite } from '../../src/domain/static-site';
import type { DerivedSite } from '../derive/derive';
import { emitPage } from '../emit/page-file';
import { atomFeed } from './atom';
import { robots } from './hosts';
import { manifest } from './manifest';
import { qrCodes } from './qr-codes';
import { sitemap, type TextFile } from './sitemap';

/** Renders the whole site, page by page, so that never more than one has to be kept in memory. */
export function* render(
  site: DerivedSite,
  staticSite: StaticSite,
  now: Instant,
  filesOf: (page: PageData) => PageFiles = () => ({}),
): Generator<TextFile> {
  for (const page of site.pages) {
    const { version, text } = emitPage(page);
    const html = staticSite.render(page, version, steadySince(page, now, site.settings.timeZone), filesOf(page));
    yield { path: pageFile(page.language, page.path, 'html'), content: html };
    yield { path: pageFile(page.language, page.path, 'json'), content: text };
    // What a host serves for an address it does not know.
    if (page.kind === 'not-found' && page.language === defaultLanguage) yield { path: `${notFoundPath.slice(1)}.html`, content: html };
  }
  for (const language of languages) {
    yield { path: feedFile(language), content: atomFeed(site, language, now) };
    if (site.icon !== undefined) yield { path: manifestFile(language), content: manifest(site, language, staticSite.colours) };
  }
  yield* qrCodes(site);
  yield* sitemap(site);
  yield { path: 'robots.txt', content: robots(site) };
}
