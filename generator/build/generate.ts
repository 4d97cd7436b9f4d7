import { grouped } from '../../src/domain/grouped';
import { languages } from '../../src/domain/language';
import type { PageData } from '../../src/domain/page-data';
import { cacheFiles } from '../cache/cache-keys';
import { hashOf } from '../cache/hash';
import type { SiteData } from '../derive/site-data';
import { clockModule, clockStamp, emitModules, sampleModule } from '../emit/emit';
import { iconFiles } from '../emit/icons';
import { spriteFile } from '../load/load';
import type { Schemas } from '../load/schemas';
import type { System } from '../system/system';
import type { BuildTarget } from '../units/build-target';
import { pageDataInputs } from '../units/page-data';
import { pagesOf, type PageUnit } from '../units/page-units';
import { pageUnits } from '../units/site-units';

const folder = 'src/generated';
/** From how many units of a kind the sample takes its pages. */
const unitsPerKind = 2;
const typesFile = `${folder}/data-types.ts`;
const clockFile = `${folder}/clock.ts`;

/**
 * Writes the types of the data. They are made again whenever the file, the schemas, the generator or its packages are other
 * than when they were made last.
 */
export async function generateTypes(system: System, schemas: Schemas, codeKey: string): Promise<void> {
  const stampOf = (content: string | Uint8Array): string => hashOf(codeKey, hashOf(content));
  const stamp = system.read(cacheFiles.types);
  if (stamp && new TextDecoder().decode(stamp) === stampOf(system.read(typesFile) ?? '')) return;
  const { dataTypesModule } = await import('../emit/data-types');
  const content = await dataTypesModule(schemas);
  system.write(typesFile, content);
  system.write(cacheFiles.types, stampOf(Buffer.from(content)));
}

/** Writes the modules that all pages share, where they have changed, and removes those that no longer exist. */
export function generateModules(system: System, data: SiteData, { settings }: BuildTarget): void {
  const { messages, money } = data;
  const sprite = new TextDecoder().decode(system.read(spriteFile));
  const modules = new Map([
    ...emitModules({ ...data.site, settings, messages, money }),
    ...iconFiles(sprite, data.icons),
  ]);
  for (const [name, text] of modules) system.write(`${folder}/${name}`, text);
  const { timeZone } = settings;
  if (!new TextDecoder().decode(system.read(clockFile)).startsWith(clockStamp(timeZone, system.now)))
    system.write(clockFile, clockModule(timeZone, system.now));
  const kept = new Set([typesFile, clockFile, `${folder}/sample.ts`]);
  for (const file of system.list(folder)) {
    if (!kept.has(file) && !modules.has(file.slice(folder.length + 1))) system.remove(file);
  }
}

/** The pages of the first units of each kind, language by language. */
export function sampleOf(units: Iterable<PageUnit>): readonly PageData[] {
  const pages = [...grouped(units, ({ kind }) => kind)].flatMap(([, ofKind]) =>
    ofKind.slice(0, unitsPerKind).flatMap((unit) => pagesOf(unit)),
  );
  return languages.flatMap((language) => pages.filter((page) => page.language === language));
}

/** Writes a few pages of each kind, for the compiler to prove what is emitted against the types. */
function generateSample(system: System, data: SiteData, target: BuildTarget): void {
  const pages = sampleOf(pageUnits(pageDataInputs(system, data, target)));
  system.write(`${folder}/sample.ts`, sampleModule(pages));
}

/** Writes all generated modules. */
export async function generate(
  system: System,
  data: SiteData,
  target: BuildTarget,
  { schemas, codeKey }: { readonly schemas: Schemas; readonly codeKey: string },
): Promise<void> {
  generateModules(system, data, target);
  // A build keeps the clock of the same zone and year: computing it is slow. Here the code that writes it may be another.
  const { timeZone } = target.settings;
  system.write(clockFile, clockModule(timeZone, system.now));
  generateSample(system, data, target);
  await generateTypes(system, schemas, codeKey);
}
