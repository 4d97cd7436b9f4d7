import { cacheKeyOf, codeKeyOf } from '../../system/cache/cache-keys';
import { hashOf } from '../../system/cache/hash';
import { CheckCache } from '../records/check-cache';
import type { Salvaged } from '../../catalogue/check/check';
import { installValidatorCache } from '../../catalogue/check/cached-validators';
import { checkedDataOf, type CheckedData } from '../records/checked-data';
import { checkWithPictures, salvageWithPictures } from '../records/check-pictures';
import type { ProcessCode } from '../../system/processes';
import { countReads, silentProgress, type Progress } from '../../system/progress';
import type { MakeWorker } from '../bundle/make-admin';
import { SiteBuild } from './site-build';
import type { WorkerOptions } from './worker-pool';
import { generateModules, generateTypes } from './generate';
import { loadSchemas, type Schemas } from '../../catalogue/load/schemas';
import { assertDistIsOurs, distFolder, recover, unstage, withBuildLock } from '../publish/publish';
import type { Written } from '../engine/staging';
import { keepShard, type Shard, type ShardOrigin } from '../shards/shard';
import { builtCommit } from '../../system/git';
import type { System } from '../../system/system';
import { buildTargetOf, type BuildTarget } from '../units/build-target';
import { siteCodeOf, type SiteCode } from '../units/site-code';
import { readMessageParts } from '../../catalogue/validate/interface-messages';

/** How a site is built. */
export interface BuildOptions {
  /** Leaves broken stores out, if the others can do without them. */
  readonly quarantine?: boolean;
  /** Makes this part of the site only, for `merge` to join. */
  readonly shard?: Shard | undefined;
  readonly progress?: Progress;
  /** The threads that make pages beside this one; none, if absent. */
  readonly workers?: WorkerOptions | undefined;
  /** The process that bundles the site's code; this one, if absent. */
  readonly bundler?: ProcessCode | undefined;
  /** Makes the script of the page in which the data is edited, where site.yaml asks for it. */
  readonly makeWorker?: MakeWorker | undefined;
}

/** What building gives. */
interface Built extends Salvaged {
  /** How many pages were made or kept; absent if nothing was published. */
  readonly pages?: number;
  /** Where they are. */
  readonly folder?: string;
  /** What was written, and how many units were made and kept. */
  readonly work?: BuildWork;
}

/** What a build had to do. */
export interface BuildWork extends Written {
  readonly made: number;
  readonly kept: number;
}

/** The result of the check of a build: if the data is good, the data, and what remembers the result for the next check. */
interface BuildCheck extends Salvaged {
  readonly good?: CheckedData;
  remember(): void;
}

/**
 * Turns data/ into dist/. With an error in the data nothing is written and the last good site stays; with `quarantine`
 * broken stores are left out instead, if the others can do without them. What has not changed since the last build is
 * neither checked nor rendered nor written again; a first build goes the same way with an empty cache.
 */
export function build(system: System, options: BuildOptions = {}): Promise<Built> {
  return withBuildLock(system, () => buildLocked(system, options));
}

async function buildLocked(system: System, options: BuildOptions): Promise<Built> {
  const { shard, progress = silentProgress } = options;
  recover(system);
  const schemas = loadSchemas(system);
  const codeKey = codeKeyOf(system);
  const { good, remember, ...checked } = await checkForBuild(system, schemas, codeKey, options);
  if (!good) return checked;
  const target = buildTargetOf(system, good.site.site);
  const [code, commit] = await Promise.all([
    bundleCode(system, good, target, { ...options, schemas, codeKey, progress }),
    builtCommit(system),
  ]);
  assertDistIsOurs(system);
  try {
    // A site without some of its stores is made from nothing, and nothing of it is remembered.
    const isWhole = shard === undefined && checked.leftOut.length === 0;
    const site = new SiteBuild(system, good.site, target, { stateKey: cacheKeyOf(system, codeKey), reuse: isWhole });
    const workers = isWhole ? options.workers : undefined;
    const pages = await site.make(code, schemas, { shard, progress, workers, commit });
    if (shard) {
      const origin = shardOrigin(system, good, target, hashOf(codeKey, code.assets.key));
      const folder = keepShard(system, { ...shard, origin, pages, leftOut: checked.leftOut });
      return { ...checked, pages, folder, work: site.work };
    }
    progress('Publishing');
    site.publish();
    if (isWhole) {
      remember();
      site.remember();
    }
    return { ...checked, pages, folder: distFolder, work: site.work };
  } catch (error) {
    unstage(system);
    throw error;
  }
}

/** Checks the data, incrementally where a former check is cached. */
async function checkForBuild(
  system: System,
  schemas: Schemas,
  codeKey: string,
  { quarantine = false, progress = silentProgress }: BuildOptions,
): Promise<BuildCheck> {
  progress('Checking the data');
  const cache = new CheckCache(system, cacheKeyOf(system, codeKey));
  const writeValidators = installValidatorCache(system, schemas, codeKey);
  const counting = countReads(system, 'data/', (read) => progress('Checking the data', read));
  const { good, ...checked } = await checkWithPictures(counting.system, schemas, cache);
  counting.stop();
  const remember = (): void => {
    writeValidators();
    if (!good) return;
    cache.update(good.state, good.newRest);
    cache.write();
  };
  if (good || !quarantine) return { ...checked, leftOut: [], ...(good && { good }), remember };
  const salvaged = await salvageWithPictures(system, schemas);
  const { catalogue } = salvaged;
  return { ...salvaged, ...(catalogue && { good: checkedDataOf(system, catalogue) }), remember };
}

/** Bundles the site's code, and meanwhile writes the types of the data: the bundler does not need them. */
async function bundleCode(
  system: System,
  { site }: CheckedData,
  target: BuildTarget,
  {
    schemas,
    codeKey,
    progress,
    bundler,
    makeWorker,
  }: { readonly schemas: Schemas; readonly codeKey: string; readonly progress: Progress } & Pick<
    BuildOptions,
    'bundler' | 'makeWorker'
  >,
): Promise<SiteCode> {
  generateModules(system, site, target, schemas);
  progress('Bundling the code');
  const { adminBundle, bundle } = await import('../bundle/bundle');
  const { basePath } = target.settings;
  const [bundled] = await Promise.all([bundle(system, basePath, bundler), generateTypes(system, schemas, codeKey)]);
  const admin = site.site.editing && (await adminBundle(system, basePath, { process: bundler, makeWorker }));
  return siteCodeOf(bundled, site, readMessageParts(system), target.hosting, admin);
}

/** From what a shard was made: shards can be joined only if it is the same. */
function shardOrigin(system: System, { state }: CheckedData, target: BuildTarget, code: string): ShardOrigin {
  const data = hashOf(...[...state.files].flatMap(([path, { hash }]) => [path, hash]));
  return { instant: system.now, data, code, target: hashOf(JSON.stringify(target)) };
}
