import { dayAt } from '../src/domain/calendar';
import { derive, type DerivedSite } from './derive/derive';
import { hasErrors, type Diagnostic } from './diagnostics/diagnostic';
import type { Sources } from './diagnostics/reporters/text';
import { stampOf } from './emit/stamp';
import { emitModules, emitSearchIndexes } from './emit/emit';
import type { Host } from './host';
import type { Files } from './load/files';
import { load } from './load/load';
import { loadSchemas, type Schemas } from './load/schemas';
import { drawPictures } from './preview/draw';
import { brokenParts, without } from './quarantine/broken';
import { pruned } from './quarantine/prune';
import { apiFiles } from './render/api';
import { compressing } from './render/compress';
import { contentSecurityPolicy, headerRules } from './render/headers';
import { hostFiles, hostNameOf, hosts } from './render/hosts';
import { publish } from './render/publish';
import { render } from './render/render';
import type { Catalogue } from './validate/catalogue';
import { validate } from './validate/validate';

/** What checking the data gives: its faults, and the catalogue if none of them is an error. */
export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  /** The texts that the diagnostics speak of. */
  readonly sources: Sources;
  readonly catalogue?: Catalogue;
}

/** What checking gives where broken stores may be left out. */
export interface Salvaged extends Checked {
  /** The slugs of the stores that the catalogue is without; their faults are told as warnings. */
  readonly leftOut: readonly string[];
}

/** What building gives: the site too, if there was one to build. */
export interface Built extends Salvaged {
  readonly site?: DerivedSite;
}

/** Where checking reads from, and when. */
export type CheckHost = Files & Pick<Host, 'now' | 'present'>;

/** Loads and validates. Nothing is written. */
export function check(host: CheckHost, schemas: Schemas = loadSchemas(host), leftOut: ReadonlySet<string> = new Set()): Checked {
  const loaded = load(without(host, leftOut));
  // What nobody can have vouched for yet is told by the real clock: a build that is made again as of an earlier instant is no fault.
  const today = dayAt(Math.max(host.now, host.present), 'UTC');
  const validated = validate(loaded.documents, { schemas, today, leftOut });
  const diagnostics = [...loaded.diagnostics, ...validated.diagnostics];
  const { sources } = loaded;
  return { diagnostics, sources, ...(validated.catalogue && !hasErrors(diagnostics) && { catalogue: validated.catalogue }) };
}

/** Checks, and where only stores are broken gives the catalogue without them. If the rest cannot do without, it is as broken as before. */
export function salvage(host: CheckHost, schemas: Schemas = loadSchemas(host)): Salvaged {
  const checked = check(host, schemas);
  const broken = checked.catalogue ? undefined : brokenParts(checked.diagnostics, load(host).documents);
  if (!broken) return { ...checked, leftOut: [] };
  const rest = check(host, schemas, broken.files);
  const catalogue = rest.catalogue && pruned(rest.catalogue, broken.stores);
  if (!catalogue) return { ...checked, diagnostics: [...checked.diagnostics, ...rest.diagnostics], leftOut: [] };
  return {
    diagnostics: checked.diagnostics.map((fault) => ({ ...fault, severity: 'warning' })),
    sources: checked.sources,
    catalogue,
    leftOut: [...broken.stores].sort(),
  };
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
export async function build(host: Host, { quarantine = false }: { readonly quarantine?: boolean } = {}): Promise<Built> {
  const schemas = loadSchemas(host);
  const checked = quarantine ? salvage(host, schemas) : { ...check(host, schemas), leftOut: [] };
  if (!checked.catalogue) return checked;
  const hostName = hostNameOf(host);
  const site = siteOf(host, checked.catalogue);
  await generate(host, site, schemas);
  const { bundle } = await import('./bundle/bundle');
  const code = await bundle(host, site.settings.basePath);
  const staticSite = await code.createStaticSite(code.assets, { icons: site.icon !== undefined });
  const headers = headerRules(site.settings.basePath, contentSecurityPolicy(code.assets, site.imageOrigins));
  const pictures = await drawPictures(host, site, staticSite);
  publish(host, (write) => {
    const put = hosts[hostName].compressed ? compressing(host, write) : write;
    for (const { path, content } of hostFiles(site, hostName, headers)) write(path, content);
    for (const { path, content } of render(site, staticSite, host.now, pictures.filesOf)) put(path, content);
    for (const { path, content } of apiFiles(site, schemas)) put(path, content);
    for (const [path, text] of emitSearchIndexes(site)) put(path, text);
    for (const [path, bytes] of code.files) put(path, bytes);
    for (const [path, bytes] of pictures.icons) put(path, bytes);
    for (const { path, read } of pictures.files) write(path, read());
    for (const image of host.list('data/images')) put(image.slice('data/'.length), host.read(image) ?? '');
  });
  return { ...checked, site };
}
