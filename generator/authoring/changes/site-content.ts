import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { languages, type Language } from '../../../src/domain/language/language';
import type { SiteData } from '../../site/derive/site-data';
import { sentenceOf } from '../../../src/domain/reading/write';
import { sharedPartsOf } from '../../site/derive/shared-parts';
import { wordingOf } from '../../site/derive/texts/dates';
import { keyOf } from '../../site/engine/input';
import type { ListingRecord } from '../../site/engine/site-state';
import type { System } from '../../system/system';
import { inTurns, otherWork } from '../../system/turns';
import { buildTargetOf } from '../../site/units/build-target';
import { pageDataInputs } from '../../site/units/page-data';
import { pagesOf, type PageUnit } from '../../site/units/page-units';
import { keptListings, type SiteInputs } from '../../site/units/site-inputs';
import { pageUnits } from '../../site/units/site-units';
import type { Comparison, SiteContent } from './content';

/** `data` has the hashes of its files. */
export interface SiteVersion {
  readonly system: System;
  readonly data: SiteData;
}

interface PlannedUnit {
  readonly unit: PageUnit;
  readonly key: string;
}

/** The page units of a version by id, and their listings. */
interface Planned {
  readonly units: ReadonlyMap<string, PlannedUnit>;
  readonly listings: ReadonlyMap<Language, ListingRecord>;
}

const known = new WeakMap<SiteData, Planned>();

/** The number of units that are planned without a pause. */
const unitsAtOnce = 1000;

function inputsOf({ system, data }: SiteVersion, listings = new Map<Language, ListingRecord>()): SiteInputs {
  return pageDataInputs(data, buildTargetOf(system, data.site), keptListings(listings));
}

/** The units after an edit are those before the next one. `former` is a version whose listings are mostly the same. */
async function planned(version: SiteVersion, former?: Planned): Promise<Planned> {
  const found = known.get(version.data);
  if (found) return found;
  const listings = new Map(former?.listings);
  const units = new Map<string, PlannedUnit>();
  const inputs = inputsOf(version, listings);
  await otherWork();
  await inTurns(pageUnits(inputs), unitsAtOnce, (unit) => units.set(unit.id, { unit, key: keyOf(unit.inputs) }));
  const plan = { units, listings };
  known.set(version.data, plan);
  return plan;
}

function pathsTo(path: string): readonly string[] {
  const steps = path.split('/').slice(1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}

/** A page above or below a page with changed inputs may differ too, because content may have moved between them. */
function differing(before: Planned, after: Planned): (unit: PageUnit) => boolean {
  const own = new Set<string>();
  for (const [one, other] of [
    [before, after],
    [after, before],
  ] as const)
    for (const [id, { unit, key }] of one.units) if (other.units.get(id)?.key !== key) own.add(unit.path);
  const above = new Set([...own].flatMap(pathsTo));
  return ({ path }) => above.has(path) || pathsTo(path).some((each) => own.has(each));
}

/** Contains only the pages that may differ, which saves generating thousands of others. */
export async function contentsOf(
  before: SiteVersion,
  after: SiteVersion,
): Promise<Pick<Comparison, 'before' | 'after'>> {
  const former = await planned(before);
  const current = await planned(after, former);
  const mayDiffer = differing(former, current);
  await otherWork();
  const contentWith = (version: SiteVersion, { units }: Planned): SiteContent =>
    contentOfUnits(
      version,
      [...units.values()].flatMap(({ unit }) => (mayDiffer(unit) ? unit : [])),
    );
  return { before: contentWith(before, former), after: contentWith(after, current) };
}

/** The part of a site that comparisons read. `data` has the hashes of its images. */
export function contentOf(system: System, data: SiteData): SiteContent {
  return contentOfUnits({ system, data }, [...pageUnits(inputsOf({ system, data }))]);
}

function contentOfUnits({ system, data }: SiteVersion, units: readonly PageUnit[]): SiteContent {
  const { sites, routeTable } = sharedPartsOf(data);
  const pages = units.flatMap((unit) => pagesOf(unit));
  const { settings } = buildTargetOf(system, data.site);
  const { icon, mark, colours, reports } = data.site;
  const messages = new Map([...data.messages, ...data.toolMessages]);
  const wordings = { en: wordingOf('en', messages), ar: wordingOf('ar', messages) };
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
      icon: icon || undefined,
      mark: mark || undefined,
      colours,
      reports,
    },
    sentence: (offer, language) => sentenceOf(offer, language, wordings[language].message),
  };
}

function aliasesOf({ stores, detailsOf, categories, countries }: SiteData): SiteContent['aliases'] {
  return new Map(
    [
      stores.map(({ slug }) => [`store ${slug}`, detailsOf(slug).outline] as const),
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
