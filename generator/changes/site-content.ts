import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { languages } from '../../src/domain/language';
import type { SiteData } from '../derive/site-data';
import { sharedPartsOf } from '../derive/shared-parts';
import type { System } from '../system/system';
import { buildTargetOf } from '../units/build-target';
import { pageDataInputs } from '../units/page-data';
import { pagesOf } from '../units/page-units';
import { pageUnits } from '../units/site-units';
import type { SiteContent } from './content';

/**
 * The content of a site that shoppers see.
 *
 * @param data its data, with the hashes of its images
 */
export function contentOf(system: System, data: SiteData): SiteContent {
  const { sites, routeTable } = sharedPartsOf(data);
  const units = [...pageUnits(pageDataInputs(system, data, buildTargetOf(system, data.site)))];
  const pages = units.flatMap((unit) => pagesOf(unit));
  return {
    pages: languages.flatMap((language) => pages.filter((page) => page.language === language)),
    sites,
    messages: new Map(
      [...data.messages].map(([id, { en, ar }]) => [id, { en: printAST([...en]), ar: printAST([...ar]) }]),
    ),
    redirects: routeTable.redirects,
    images: new Map(data.images.map((name) => [name, data.fileHash(`data/images/${name}`)])),
  };
}
