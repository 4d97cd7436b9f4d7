import { cacheFiles } from '../../system/cache/cache-keys';
import { readEntry, writeEntry } from '../../system/cache/entries';
import { encoded } from '../../system/bytes/common';
import { hashOf } from '../../system/cache/hash';
import type { SiteData } from '../derive/site-data';
import { catalogueModules, mostStores, type CatalogueOptions, type CataloguePages } from '../emit/catalogue';
import { clockModule, clockStamp, emitModules } from '../emit/emit';
import { iconFiles } from '../emit/icons';
import { markFiles } from '../emit/mark';
import { keyOf } from '../engine/input';
import { sectionExamplesModule } from '../emit/section-examples';
import { spriteFile } from '../../catalogue/load/places';
import type { Schemas } from '../../catalogue/load/schemas';
import type { System } from '../../system/system';
import type { BuildTarget } from '../units/build-target';
import { pageDataInputs } from '../units/page-data';
import { pagesOf, type PageUnit } from '../units/page-units';
import { pageUnits } from '../units/site-units';

const folder = 'src/generated';
const catalogueFolder = `${folder}/catalogue`;
const typesFile = `${folder}/data-types.ts`;
const clockFile = `${folder}/clock.ts`;

/**
 * Writes the types of the data. They are generated again when the file, the schemas, the generator or its packages have
 * changed since the last time.
 */
export async function generateTypes(system: System, schemas: Schemas, codeKey: string): Promise<void> {
  const stampOf = (content: string | Uint8Array): string => hashOf(codeKey, hashOf(content));
  const stamp = readEntry(system, cacheFiles.types);
  if (stamp && new TextDecoder().decode(stamp) === stampOf(system.read(typesFile) ?? '')) return;
  const { dataTypesModule } = await import('../emit/data-types');
  const content = await dataTypesModule(schemas);
  system.write(typesFile, content);
  writeEntry(system, cacheFiles.types, stampOf(encoded(content)));
}

/** Writes changed modules that all pages share, and removes obsolete ones. */
export function generateModules(system: System, data: SiteData, { settings }: BuildTarget, schemas: Schemas): void {
  const { money } = data;
  const messages = new Map([...data.messages, ...data.toolMessages]);
  const mark = data.site.mark === undefined ? undefined : system.read(`data/images/${data.site.mark}`);
  const sprite = new TextDecoder().decode(system.read(spriteFile));
  const modules = new Map([
    ...emitModules({ ...data.site, settings, messages, money }),
    ...iconFiles(sprite, data.icons),
    ...markFiles(mark && new TextDecoder().decode(mark)),
    ['section-examples.ts', sectionExamplesModule(schemas)],
  ]);
  for (const [name, text] of modules) system.write(`${folder}/${name}`, text);
  const { timeZone } = settings;
  if (!new TextDecoder().decode(system.read(clockFile)).startsWith(clockStamp(timeZone, system.now)))
    system.write(clockFile, clockModule(timeZone, system.now));
  const kept = new Set([typesFile, clockFile]);
  for (const file of system.list(folder)) {
    const isOther = kept.has(file) || file.startsWith(`${catalogueFolder}/`);
    if (!isOther && !modules.has(file.slice(folder.length + 1))) system.remove(file);
  }
}

/** The pages of a unit for the catalogue, derived on demand. */
export function cataloguePages(unit: PageUnit): CataloguePages {
  const { path, kind, languages, inputs } = unit;
  return { path, kind, languages, key: () => keyOf(inputs), read: () => pagesOf(unit) };
}

/**
 * Writes changed modules of the catalogue, and removes obsolete ones. The cache has the keys of what was written last,
 * so that the pages of unchanged paths are not read.
 */
export function writeCatalogue(system: System, planned: readonly CataloguePages[], options: CatalogueOptions): void {
  const entry = readEntry(system, cacheFiles.catalogue);
  // This function wrote it.
  const known = new Map(entry ? (JSON.parse(new TextDecoder().decode(entry)) as [string, string][]) : []);
  const old = new Set(system.list(catalogueFolder));
  const keys = new Map<string, string>();
  const paths = planned.map(({ path, kind }) => `${kind} ${path}`);
  const slugs = options.stores.map(({ slug }) => slug);
  const list = [String(options.withPages), paths.join('\n'), slugs.join('\n')];
  let isKnown = true;
  for (const module of catalogueModules(planned, options)) {
    const file = `${catalogueFolder}/${module.file}`;
    const key = hashOf(system.root, system.code, ...(module.keys?.() ?? list));
    keys.set(file, key);
    if (old.delete(file) && known.get(file) === key) continue;
    // If this process is killed, the next one must not take the old key for that of the new text.
    if (isKnown) system.remove(cacheFiles.catalogue);
    isKnown = false;
    system.write(file, module.text());
  }
  for (const file of old) system.remove(file);
  if (!isKnown || keys.size !== known.size) writeEntry(system, cacheFiles.catalogue, JSON.stringify([...keys]));
}

/** The options of `generate`. */
interface GenerateOptions {
  readonly schemas: Schemas;
  readonly codeKey: string;
  /** Whether the pages are written regardless of the number of stores. */
  readonly catalogue: boolean;
}

/** Writes all generated modules. Returns whether the pages are among them. */
export async function generate(
  system: System,
  data: SiteData,
  target: BuildTarget,
  { schemas, codeKey, catalogue }: GenerateOptions,
): Promise<boolean> {
  generateModules(system, data, target, schemas);
  // A build keeps the clock module of the same zone and year, because computing it is slow. Here its generator may have
  // changed.
  const { timeZone } = target.settings;
  system.write(clockFile, clockModule(timeZone, system.now));
  await generateTypes(system, schemas, codeKey);
  const withPages = catalogue || data.stores.length <= mostStores;
  const units = [...pageUnits(pageDataInputs(data, target))];
  writeCatalogue(system, units.map(cataloguePages), { stores: data.stores, withPages });
  return withPages;
}
