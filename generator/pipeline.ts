import type { Bundle } from './bundle/bundle';
import { salvage, type Salvaged } from './check';
import { deploymentOf } from './render/deployment';
import { derive, frameOf, imageOriginsOf, settingsOf, type DerivedSite } from './derive/derive';
import { clockModule, clockStamp, emitModules, type SharedParts } from './emit/emit';
import { messageFiles } from './emit/messages';
import { stampOf } from './emit/stamp';
import type { System } from './system/system';
import { checkIncrementally, type IncrementalCheck } from './incremental/data/check';
import { DataMemory } from './incremental/data/data-memory';
import { goodDataOf, type GoodData } from './incremental/data/good-data';
import { codeKey, hashOf, memoryKey, nothingMade, quickenRemembered, siteLedger } from './incremental/memory';
import { Outputs, type Written } from './incremental/site/outputs';
import { SiteMaker } from './incremental/site/site-maker';
import type { CrewOptions } from './incremental/threads/crew';
import { thriftily } from './incremental/thrift';
import { loadSchemas, type Schemas } from './load/schemas';
import { drawIcons } from './preview/icons';
import { Previews } from './preview/previews';
import { wantsPreviews } from './preview/wanted';
import { countReads, silentProgress, type Progress } from './commands/progress';
import { contentSecurityPolicy, headerRules } from './render/headers';
import { siteContentOf } from './render/site-content';
import { hostFiles, hostingTargetOf, hosts, type HostingTarget } from './render/hosts';
import { alone, finished, recover, refuseForeign, unstage } from './render/publish';
import { isFirst, keepShard, type Shard } from './shards/shard';
import type { Catalogue } from './validate/catalogue';
import { languages } from '../src/domain/language';
import type { PageData } from '../src/domain/page-data';
import type { Settings } from '../src/domain/settings';
import { siteFiles } from '../src/domain/site-files';
import type { SiteContent, StaticSite } from '../src/domain/static-site';

export { check, type Checked } from './check';

/** What building gives. */
export interface Built extends Salvaged {
  /** How many pages were made or kept; absent if nothing was published. */
  readonly pages?: number;
  /** Where they are. */
  readonly folder?: string;
  /** What was written for it, and how many parts of the site were made and kept. */
  readonly work?: BuildWork;
}

/** What a build had to do. */
export interface BuildWork extends Written {
  readonly made: number;
  readonly kept: number;
}

/** Derives the site of a checked catalogue for where the environment says that it will be served. */
export function siteOf(system: System, catalogue: Catalogue): DerivedSite {
  return derive(catalogue, deploymentOf(system));
}

const generated = 'src/generated';
const types = `${generated}/data-types.ts`;

function isStamped(system: System, file: string, stamp: string): boolean {
  return new TextDecoder().decode(system.read(file)).startsWith(stamp);
}

/** Writes the types of the data, unless they are those of these schemas. */
async function generateTypes(system: System, schemas: Schemas): Promise<void> {
  if (isStamped(system, types, stampOf(schemas))) return;
  const { dataTypesModule } = await import('./emit/data-types');
  system.write(types, await dataTypesModule(schemas));
}

/** What the typed modules are made of; without pages the sample of them stays as it is. */
type GeneratedSite = SharedParts & { readonly pages?: readonly PageData[] };

/** Writes the modules that pages are made with; only what changed is written, and what is gone is removed. */
function generateModules(system: System, site: GeneratedSite): void {
  const modules = emitModules(site, site.pages);
  for (const [name, text] of modules) system.write(`${generated}/${name}`, text);
  const clock = `${generated}/clock.ts`;
  const { timeZone } = site.settings;
  if (!isStamped(system, clock, clockStamp(timeZone, system.now)))
    system.write(clock, clockModule(timeZone, system.now));
  const kept = new Set([types, clock, ...(site.pages ? [] : [`${generated}/sample.ts`])]);
  for (const file of system.list(generated)) {
    if (!kept.has(file) && !modules.has(file.slice(generated.length + 1))) system.remove(file);
  }
}

/** Writes all typed modules. */
export async function generate(system: System, site: GeneratedSite, schemas: Schemas): Promise<void> {
  generateModules(system, site);
  await generateTypes(system, schemas);
}

/** Data to build from, and whether it is to be remembered. */
interface Prepared extends Salvaged {
  readonly good?: GoodData;
}

function prepare(system: System, schemas: Schemas, memory: DataMemory, quarantine: boolean): Prepared {
  const check = (): IncrementalCheck => checkIncrementally(system, schemas, memory);
  const checked = memory.check.stores.size === 0 ? thriftily(check) : check();
  if (checked.good || !quarantine) return { ...checked, leftOut: [] };
  const salvaged = salvage(system, schemas);
  return { ...salvaged, ...(salvaged.catalogue && { good: goodDataOf(system, salvaged.catalogue) }) };
}

/** How a site is built. */
export interface BuildOptions {
  /** Leaves broken stores out, if the rest can do without them. */
  readonly quarantine?: boolean;
  /** Makes this part of the site alone, for `merge` to join. */
  readonly shard?: Shard | undefined;
  readonly progress?: Progress;
  /** Who may help to make the pages; nobody, if absent. */
  readonly crew?: CrewOptions | undefined;
}

/** What the units that are made once for the whole site are made of. */
interface Common {
  readonly outputs: Outputs;
  readonly key: string;
  readonly good: GoodData;
  readonly settings: Settings;
  readonly staticSite: StaticSite;
  readonly bundled: Bundle;
  readonly hostingTarget: HostingTarget;
}

/** The messages that the key of every page has to count: those in page data, and those in preview pictures if there are any. */
function textsOfEveryPage({ texts }: SiteContent, hasPreviews: boolean): readonly string[] {
  return languages.map((language) => {
    const { ofData, ofPreviews } = texts[language];
    return JSON.stringify([ofData, hasPreviews && ofPreviews]);
  });
}

/** What the host needs, the code, messages, redirects, icons and pictures. */
async function makeCommon(
  system: System,
  { outputs, key, good, settings, staticSite, bundled, hostingTarget }: Common,
): Promise<void> {
  const { source, memory } = good;
  const frame = frameOf(source);
  const headers = headerRules(
    settings.basePath,
    contentSecurityPolicy(bundled.assets, imageOriginsOf(source.site, source.stores, source.posts)),
  );
  outputs.unit('host', hashOf(key, JSON.stringify(headers), JSON.stringify(frame.routeTable)), (put) => {
    for (const { path, content } of hostFiles({ settings, ...frame }, hostingTarget, headers)) put(path, content);
  });
  for (const language of languages) {
    const files = [...messageFiles(language, staticSite.texts[language])];
    outputs.unit(`messages:${language}`, hashOf(...files.flatMap(({ path, content }) => [path, content])), (put) => {
      for (const { path, content } of files) put(path, content);
    });
  }
  // For the router in the browser, where the host does not know them.
  outputs.file(siteFiles.redirects, JSON.stringify(frame.routeTable.redirects));
  outputs.unit('code', bundled.key, (put) => {
    for (const [path, bytes] of bundled.files()) put(path, bytes);
  });
  if (frame.icon !== undefined) {
    const iconKey = hashOf(key, memory.files.get(`data/images/${frame.icon}`)?.hash ?? '', staticSite.colours.accent);
    if (!outputs.keep('icons', iconKey)) {
      const icons = await drawIcons(system, frame.icon, staticSite.colours.accent);
      outputs.make('icons', iconKey, (put) => {
        for (const [path, bytes] of icons) put(path, bytes);
      });
    }
  }
  for (const [file, { hash }] of memory.files) {
    if (file.startsWith('data/images/'))
      outputs.unit(file, hashOf(key, hash), (put) => {
        put(file.slice('data/'.length), system.read(file) ?? '');
      });
  }
}

/**
 * Turns data/ into dist/. With an error in the data nothing is written and the last good site stays; with `quarantine`
 * stores that are broken are left out instead, if the rest can do without them. What has not changed since the last build
 * is neither checked nor rendered nor written again; a build that remembers nothing goes the same way. A shard is made
 * from nothing, stands in a folder of its own and leaves dist/ as it is.
 */
export function build(system: System, options: BuildOptions = {}): Promise<Built> {
  return alone(system, () => buildAlone(system, options));
}

async function buildAlone(
  system: System,
  { quarantine = false, shard, progress = silentProgress, crew }: BuildOptions,
): Promise<Built> {
  progress('Checking the data');
  recover(system);
  const schemas = loadSchemas(system);
  const code = codeKey(system);
  const ownKey = memoryKey(system, code);
  const ofData = new DataMemory(system, ownKey);
  const rememberChecks = quickenRemembered(system, schemas, code);
  const counting = countReads(system, 'data/', (read) => progress('Checking the data', read));
  const { good, ...checked } = prepare(counting.system, schemas, ofData, quarantine);
  counting.stop();
  if (!good) return checked;
  // A site without some of its stores is made from nothing and remembered by nothing.
  const ofSite = siteLedger(system, ownKey);
  const memory = shard === undefined && checked.leftOut.length === 0 ? ofSite.recall() : nothingMade;
  const hostingTarget = hostingTargetOf(system);
  const { source } = good;
  const { SITE_PREVIEWS: previewsWanted = '' } = system.environment;
  const settings = settingsOf(source.site, deploymentOf(system));
  const content = siteContentOf(system, source);
  generateModules(system, { settings, messages: source.messages });
  progress('Bundling the code');
  const { bundle } = await import('./bundle/bundle');
  // The bundler needs no types, and much of its work is done outside of JavaScript.
  const [bundled] = await Promise.all([bundle(system, settings.basePath), generateTypes(system, schemas)]);
  const staticSite = await bundled.createStaticSite(bundled.assets, content);
  refuseForeign(system);
  const outputs = new Outputs(system, memory, system.now, hosts[hostingTarget].compressed);
  const key = hashOf(
    code,
    bundled.key,
    hostingTarget,
    content.policy(bundled.assets, ''),
    previewsWanted,
    JSON.stringify(settings),
    JSON.stringify(source.site),
    JSON.stringify(content.lists),
    ...textsOfEveryPage(content, wantsPreviews(system)),
  );
  const previews = wantsPreviews(system) ? new Previews(system, staticSite, settings.basePath) : undefined;
  try {
    // Who helps reads the files, and a store that was left out may still be named in them.
    const helped = checked.leftOut.length === 0 ? crew : undefined;
    const maker = new SiteMaker(
      { system, data: good, settings, staticSite, key, previews, hostingTarget, schemas, outputs, progress, shard },
      helped,
    );
    const pages = await maker.make();
    if (isFirst(shard)) await makeCommon(system, { outputs, key, good, settings, staticSite, bundled, hostingTarget });
    const work: BuildWork = { ...outputs.written, ...outputs.counts };
    if (shard) {
      const data = hashOf(...[...good.memory.files].flatMap(([path, { hash }]) => [path, hash]));
      const target = hashOf(hostingTarget, previewsWanted, JSON.stringify(settings));
      const origin = { instant: system.now, data, code: hashOf(code, bundled.key), target };
      return {
        ...checked,
        pages,
        folder: keepShard(system, { ...shard, origin, pages, leftOut: checked.leftOut }),
        work,
      };
    }
    progress('Publishing');
    const published = outputs.publish();
    if (checked.leftOut.length === 0) {
      rememberChecks();
      ofData.learn(good.memory, good.newRest);
      ofData.write();
      if (published) ofSite.remember(published);
    }
    return { ...checked, pages, folder: finished, work };
  } catch (error) {
    unstage(system);
    throw error;
  }
}
