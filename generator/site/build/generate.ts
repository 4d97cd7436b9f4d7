import { languages } from '../../../src/domain/language/language';
import type { PageData } from '../../../src/domain/pages/page-data';
import { cacheFiles } from '../../system/cache/cache-keys';
import { readEntry, writeEntry } from '../../system/cache/entries';
import { encoded } from '../../system/bytes/common';
import { hashOf } from '../../system/cache/hash';
import type { SiteData } from '../derive/site-data';
import { catalogueModules, mostStores, type PagesOfPath } from '../emit/catalogue';
import { clockModule, clockStamp, emitModules } from '../emit/emit';
import { iconFiles } from '../emit/icons';
import { markFiles } from '../emit/mark';
import type { EmittedFile } from '../emit/modules';
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

/** The pages of units by path. Paths with a separate unit for each language are last. */
export function* pagesByPath(units: Iterable<PageUnit>): Generator<PagesOfPath> {
  const others = new Map<string, PageData[]>();
  for (const unit of units) {
    const [first, ...more] = pagesOf(unit);
    if (!first) continue;
    if (unit.languages.length === languages.length) yield [first, ...more];
    else others.set(unit.path, [...(others.get(unit.path) ?? []), first, ...more]);
  }
  for (const [first, ...more] of others.values()) if (first) yield [first, ...more];
}

/** Writes the modules of the catalogue, and removes obsolete ones. */
function writeCatalogue(system: System, modules: Iterable<EmittedFile>): void {
  const written = new Set<string>();
  for (const [name, text] of modules) {
    const file = `${catalogueFolder}/${name}`;
    written.add(file);
    system.write(file, text);
  }
  for (const file of system.list(catalogueFolder)) if (!written.has(file)) system.remove(file);
}

/** The options of `generate`. */
interface GenerateOptions {
  readonly schemas: Schemas;
  readonly codeKey: string;
  /** Whether the catalogue is written regardless of its number of stores. */
  readonly catalogue: boolean;
}

/** Writes all generated modules. Returns whether the catalogue is among them; otherwise removes its old modules. */
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
  const isWritten = catalogue || data.stores.length <= mostStores;
  const modules = isWritten ? catalogueModules(pagesByPath(pageUnits(pageDataInputs(system, data, target)))) : [];
  writeCatalogue(system, modules);
  return isWritten;
}
