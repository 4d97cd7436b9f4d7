import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { languages } from '../../../src/domain/language';
import type { SiteData } from '../../site/derive/site-data';
import { sharedPartsOf } from '../../site/derive/shared-parts';
import { keyOf } from '../../site/engine/input';
import type { System } from '../../system/system';
import { otherWork } from '../../system/turns';
import { buildTargetOf } from '../../site/units/build-target';
import { pageDataInputs } from '../../site/units/page-data';
import { pagesOf, type PageUnit } from '../../site/units/page-units';
import { pageUnits } from '../../site/units/site-units';
import type { Comparison, SiteContent } from './content';

/** A version of the site: its data, with the hashes of its files, and the system that reads it. */
export interface SiteVersion {
  readonly system: System;
  readonly data: SiteData;
}

const known = new WeakMap<SiteData, readonly PageUnit[]>();

/** The units of a version: those after one edit are those before the next one. */
function unitsOf({ system, data }: SiteVersion): readonly PageUnit[] {
  const units = known.get(data) ?? [...pageUnits(pageDataInputs(system, data, buildTargetOf(system, data.site)))];
  known.set(data, units);
  return units;
}

/** The path of a page, and the paths above it. */
function pathsTo(path: string): readonly string[] {
  const steps = path.split('/').slice(1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}

/**
 * Returns a predicate for the pages that may differ. A page above or below a page with changed inputs is included,
 * since content may have moved between the two.
 */
function differing(before: readonly PageUnit[], after: readonly PageUnit[]): (unit: PageUnit) => boolean {
  const [former, current] = [before, after].map((units) => new Map(units.map(({ id, inputs }) => [id, keyOf(inputs)])));
  const changed = [...before, ...after].flatMap(({ id, path }) => (former?.get(id) === current?.get(id) ? [] : [path]));
  const own = new Set(changed);
  const above = new Set(changed.flatMap(pathsTo));
  return ({ path }) => above.has(path) || pathsTo(path).some((each) => own.has(each));
}

/**
 * The contents of two versions of a site. They contain only the pages that may differ, which saves generating thousands
 * of others.
 */
export async function contentsOf(
  before: SiteVersion,
  after: SiteVersion,
): Promise<Pick<Comparison, 'before' | 'after'>> {
  const former = unitsOf(before);
  await otherWork();
  const current = unitsOf(after);
  await otherWork();
  const mayDiffer = differing(former, current);
  await otherWork();
  return {
    before: contentOfUnits(before, former.filter(mayDiffer)),
    after: contentOfUnits(after, current.filter(mayDiffer)),
  };
}

/**
 * The part of a site that a comparison of two versions reads: pages, redirects, pictures and settings.
 *
 * @param data its data, with the hashes of its images
 */
export function contentOf(system: System, data: SiteData): SiteContent {
  return contentOfUnits({ system, data }, unitsOf({ system, data }));
}

function contentOfUnits({ system, data }: SiteVersion, units: readonly PageUnit[]): SiteContent {
  const { sites, routeTable } = sharedPartsOf(data);
  const pages = units.flatMap((unit) => pagesOf(unit));
  const { settings } = buildTargetOf(system, data.site);
  const { icon, mark, colours, reports } = data.site;
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
    settings: {
      ...settings,
      money: data.money,
      ...(icon && { icon }),
      ...(mark && { mark }),
      ...(colours && { colours }),
      ...(reports && { reports }),
    },
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
