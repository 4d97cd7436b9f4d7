import { salvage, type Salvaged } from './check';
import { derive, frameOf, settingsOf, type DerivedSite } from './derive/derive';
import { emitModules, type SharedParts } from './emit/emit';
import { stampOf } from './emit/stamp';
import type { Host } from './host';
import { checkIncrementally, goodDataOf, type GoodData } from './incremental/check';
import { codeKey, hashOf, nothing, recall, remember, rememberRest } from './incremental/memory';
import { Outputs } from './incremental/outputs';
import { SiteMaker } from './incremental/site';
import { loadSchemas, type Schemas } from './load/schemas';
import { drawIcons } from './preview/icons';
import { Previews } from './preview/previews';
import { wantsPreviews } from './preview/wanted';
import { silentProgress, type Progress } from './progress';
import { contentSecurityPolicy, headerRules } from './render/headers';
import { hostFiles, hostNameOf, hosts } from './render/hosts';
import { recover, refuseForeign, unstage } from './render/publish';
import type { Catalogue } from './validate/catalogue';
import type { PageData } from '../src/domain/page-data';

export { check, type Checked } from './check';

/** What building gives. */
export interface Built extends Salvaged {
  /** How many pages the site has; absent if nothing was published. */
  readonly pages?: number;
}

/** Derives the site of a checked catalogue for where the environment says that it will be served. */
export function siteOf(host: Host, catalogue: Catalogue): DerivedSite {
  const { SITE_ORIGIN: origin, SITE_BASE_PATH: basePath } = host.environment;
  return derive(catalogue, { origin, basePath });
}

const generated = 'src/generated';

/**
 * Writes the typed modules; only what changed is written, and what is gone is removed. Without pages the sample of them
 * stays as it is.
 */
export async function generate(host: Host, site: SharedParts & { readonly pages?: readonly PageData[] }, schemas: Schemas): Promise<void> {
  const modules = emitModules(site, site.pages);
  for (const [name, text] of modules) host.write(`${generated}/${name}`, text);
  const types = `${generated}/data-types.ts`;
  const known = host.read(types);
  if (!known || !new TextDecoder().decode(known).startsWith(stampOf(schemas))) {
    const { dataTypesModule } = await import('./emit/data-types');
    host.write(types, await dataTypesModule(schemas));
  }
  const kept = new Set([types, ...(site.pages ? [] : [`${generated}/sample.ts`])]);
  for (const file of host.list(generated)) {
    if (!kept.has(file) && !modules.has(file.slice(generated.length + 1))) host.remove(file);
  }
}

/** Data to build from, and whether it is to be remembered. */
interface Prepared extends Salvaged {
  readonly good?: GoodData;
}

function prepare(host: Host, schemas: Schemas, memory: ReturnType<typeof recall>, quarantine: boolean): Prepared {
  const checked = checkIncrementally(host, schemas, memory);
  if (checked.good || !quarantine) return { ...checked, leftOut: [] };
  const salvaged = salvage(host, schemas);
  return { ...salvaged, ...(salvaged.catalogue && { good: goodDataOf(host, salvaged.catalogue) }) };
}

/**
 * Turns data/ into dist/. With an error in the data nothing is written and the last good site stays; with `quarantine`
 * stores that are broken are left out instead, if the rest can do without them. What has not changed since the last build
 * is neither checked nor rendered nor written again; a build that remembers nothing goes the same way.
 */
export async function build(
  host: Host,
  { quarantine = false, progress = silentProgress }: { readonly quarantine?: boolean; readonly progress?: Progress } = {},
): Promise<Built> {
  progress('Checking the data');
  recover(host);
  const schemas = loadSchemas(host);
  const code = codeKey(host);
  const recalled = recall(host, code);
  const { good, ...checked } = prepare(host, schemas, recalled, quarantine);
  if (!good) return checked;
  // A site without some of its stores is made from nothing and remembered by nothing.
  const memory = checked.leftOut.length === 0 ? recalled : nothing;
  const hostName = hostNameOf(host);
  const { source } = good;
  const { SITE_ORIGIN: origin, SITE_BASE_PATH: basePath, SITE_PREVIEWS: previewsWanted = '' } = host.environment;
  const settings = settingsOf(source.site, { origin, basePath });
  const frame = frameOf(source);
  await generate(host, { settings, messages: source.messages, ...frame }, schemas);
  progress('Bundling the code');
  const { bundle } = await import('./bundle/bundle');
  const bundled = await bundle(host, settings.basePath);
  const staticSite = await bundled.createStaticSite(bundled.assets, { icons: frame.icon !== undefined });
  refuseForeign(host);
  const outputs = new Outputs(host, memory, host.now, hosts[hostName].compressed);
  const key = hashOf(code, bundled.key, hostName, previewsWanted, JSON.stringify(settings), JSON.stringify(source.site));
  const previews = wantsPreviews(host) ? new Previews(host, staticSite, settings.basePath) : undefined;
  try {
    const maker = new SiteMaker({ host, data: good, settings, staticSite, key, previews, hostName, schemas, outputs, progress });
    const headers = headerRules(settings.basePath, contentSecurityPolicy(bundled.assets, maker.imageOrigins()));
    outputs.unit('host', hashOf(key, JSON.stringify(headers), JSON.stringify(frame.routeTable)), (put) => {
      for (const { path, content } of hostFiles({ settings, ...frame }, hostName, headers)) put(path, content);
    });
    await maker.make();
    outputs.unit('code', bundled.key, (put) => {
      for (const [path, bytes] of bundled.files) put(path, bytes);
    });
    if (frame.icon !== undefined) {
      const iconKey = hashOf(key, good.memory.files[`data/images/${frame.icon}`]?.hash ?? '', staticSite.colours.accent);
      if (!outputs.keep('icons', iconKey)) {
        const icons = await drawIcons(host, frame.icon, staticSite.colours.accent);
        outputs.make('icons', iconKey, (put) => {
          for (const [path, bytes] of icons) put(path, bytes);
        });
      }
    }
    for (const [file, { hash }] of Object.entries(good.memory.files)) {
      if (file.startsWith('data/images/')) outputs.unit(file, hashOf(key, hash), (put) => put(file.slice('data/'.length), host.read(file) ?? ''));
    }
    const published = outputs.publish();
    if (checked.leftOut.length === 0) {
      if (good.newRest) rememberRest(host, good.newRest);
      remember(host, { code, ...good.memory, ...published });
    }
    return { ...checked, pages: maker.planned().length };
  } catch (error) {
    unstage(host);
    throw error;
  }
}
