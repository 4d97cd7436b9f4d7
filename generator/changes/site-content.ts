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
  const target = buildTargetOf(system, data.site);
  const units = [...pageUnits(pageDataInputs(system, data, target))];
  const pages = units.flatMap((unit) => pagesOf(unit));
  const { icon, reports } = data.site;
  return {
    pages: languages.flatMap((language) => pages.filter((page) => page.language === language)),
    sites,
    messages: new Map(
      [...data.messages].map(([id, { en, ar }]) => [id, { en: printAST([...en]), ar: printAST([...ar]) }]),
    ),
    redirects: routeTable.redirects,
    images: new Map([
      ...data.images.map((name) => [name, data.fileHash(`data/images/${name}`)] as const),
      ...[...data.icons.keys()].map((name) => [`icon ${name}`, data.fileHash(`data/icons/${name}.svg`)] as const),
    ]),
    aliases: aliasesOf(data),
    settings: { ...target.settings, money: data.money, ...(icon && { icon }), ...(reports && { reports }) },
  };
}

function aliasesOf({ stores, outlineOf, categories, countries }: SiteData): SiteContent['aliases'] {
  return new Map(
    [
      stores.map(({ slug }) => [`store ${slug}`, outlineOf(slug)] as const),
      namedAs('category', categories.categories),
      namedAs('group', categories.groups ?? {}),
      namedAs('country', countries.countries),
    ].flatMap((named) => named.flatMap(([name, { aliases = [] }]) => (aliases.length > 0 ? [[name, aliases]] : []))),
  );
}

interface Named {
  readonly aliases?: readonly string[];
}

function namedAs(
  kind: string,
  entries: Readonly<Record<string, Named | undefined>>,
): readonly (readonly [string, Named])[] {
  return Object.entries(entries).flatMap(([id, entry]) => (entry ? [[`${kind} ${id}`, entry] as const] : []));
}
