import { check, salvage, type Salvaged } from './check';
import { derive, type DerivedSite } from './derive/derive';
import { stampOf } from './emit/stamp';
import { emitModules, emitSearchIndexes } from './emit/emit';
import type { Host } from './host';
import { loadSchemas, type Schemas } from './load/schemas';
import { drawPictures } from './preview/draw';
import { apiFiles, offersFile } from './render/api';
import { compressing } from './render/compress';
import { contentSecurityPolicy, headerRules } from './render/headers';
import { hostFiles, hostNameOf, hosts } from './render/hosts';
import { silentProgress, type Progress } from './progress';
import { publish } from './render/publish';
import { render } from './render/render';
import type { Catalogue } from './validate/catalogue';

export { check, type Checked } from './check';

/** What building gives: the site too, if there was one to build. */
export interface Built extends Salvaged {
  readonly site?: DerivedSite;
}

/** Derives the site of a checked catalogue for where the environment says that it will be served. */
export function siteOf(host: Host, catalogue: Catalogue): DerivedSite {
  const { SITE_ORIGIN: origin, SITE_BASE_PATH: basePath } = host.environment;
  return derive(catalogue, { origin, basePath });
}

const generated = 'src/generated';

/** Writes the typed modules; only what changed is written, and what is gone is removed. */
export async function generate(host: Host, site: DerivedSite, schemas: Schemas): Promise<void> {
  const modules = emitModules(site);
  for (const [name, text] of modules) host.write(`${generated}/${name}`, text);
  const types = `${generated}/data-types.ts`;
  const known = host.read(types);
  if (!known || !new TextDecoder().decode(known).startsWith(stampOf(schemas))) {
    const { dataTypesModule } = await import('./emit/data-types');
    host.write(types, await dataTypesModule(schemas));
  }
  for (const file of host.list(generated)) {
    if (file !== types && !modules.has(file.slice(generated.length + 1))) host.remove(file);
  }
}

/**
 * Turns data/ into dist/. With an error in the data nothing is written and the last good site stays; with `quarantine`
 * stores that are broken are left out instead, if the rest can do without them.
 */
export async function build(
  host: Host,
  { quarantine = false, progress = silentProgress }: { readonly quarantine?: boolean; readonly progress?: Progress } = {},
): Promise<Built> {
  progress('Checking the data');
  const schemas = loadSchemas(host);
  const checked = quarantine ? salvage(host, schemas) : { ...check(host, schemas), leftOut: [] };
  if (!checked.catalogue) return checked;
  const hostName = hostNameOf(host);
  const site = siteOf(host, checked.catalogue);
  await generate(host, site, schemas);
  progress('Bundling the code');
  const { bundle } = await import('./bundle/bundle');
  const code = await bundle(host, site.settings.basePath);
  const staticSite = await code.createStaticSite(code.assets, { icons: site.icon !== undefined });
  const headers = headerRules(site.settings.basePath, contentSecurityPolicy(code.assets, site.imageOrigins));
  progress('Drawing pictures');
  const pictures = await drawPictures(host, site, staticSite);
  publish(host, (write) => {
    const put = hosts[hostName].compressed ? compressing(host, write) : write;
    for (const { path, content } of hostFiles(site, hostName, headers)) write(path, content);
    let written = 0;
    progress('Rendering');
    for (const { path, content } of render(site, staticSite, host.now, pictures.filesOf)) {
      put(path, content);
      progress('Rendering', (written += 1));
    }
    for (const { path, content } of apiFiles(site.publicCatalogue, schemas)) put(path, content);
    for (const [slug, offers] of site.publicCatalogue.offers) {
      const { path, content } = offersFile(slug, offers);
      put(path, content);
    }
    for (const [path, text] of emitSearchIndexes(site)) put(path, text);
    for (const [path, bytes] of code.files) put(path, bytes);
    for (const [path, bytes] of pictures.icons) put(path, bytes);
    for (const { path, read } of pictures.files) write(path, read());
    for (const image of host.list('data/images')) put(image.slice('data/'.length), host.read(image) ?? '');
  });
  return { ...checked, site };
}
