import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { DerivedSite } from '../derive/derive';
import { hashOf } from '../incremental/memory';
import type { SiteContent } from './content';

const images = 'data/images/';

/**
 * What shoppers see of a site.
 *
 * @param files the files of its data by their paths, for the pictures
 */
export function contentOf(site: DerivedSite, files: ReadonlyMap<string, Uint8Array>): SiteContent {
  return {
    pages: site.pages,
    sites: site.sites,
    messages: new Map(
      [...site.messages].map(([id, { en, ar }]) => [id, { en: printAST([...en]), ar: printAST([...ar]) }]),
    ),
    redirects: site.routeTable.redirects,
    images: new Map(
      [...files].flatMap(([file, bytes]) =>
        file.startsWith(images) ? [[file.slice(images.length), hashOf(bytes)] as const] : [],
      ),
    ),
  };
}
