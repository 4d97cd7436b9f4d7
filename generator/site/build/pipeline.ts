import { cacheKeyOf, programKeyOf } from '../../system/cache/cache-keys';
import { hashOf } from '../../system/cache/hash';
import { CheckCache } from '../records/check-cache';
import { check, type Checked } from '../../catalogue/check/check';
import { cachedCheck } from '../../catalogue/validate/schema/schema-compiler';
import { installCheck } from '../../catalogue/validate/schema/schemas';
import { checkedDataOf, type CheckedData } from '../records/checked-data';
import { checkWithPictures } from '../records/check-pictures';
import { PreparedPictures } from '../pictures/prepared';
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
import { budgetWithin, type Budget } from '../render/host-budget';
import { buildTargetOf, type BuildTarget } from '../units/build-target';
import { siteCodeOf, type SiteCode } from '../units/site-code';

/** The options of a build. */
export interface BuildOptions {
  /** Leaves out broken stores if no other file needs them. */
  readonly quarantine?: boolean;
  /** Builds only this part of the site, which `merge` joins with the others. */
  readonly shard?: Shard | undefined;
  readonly progress?: Progress;
  /** The worker threads; none if absent. */
  readonly workers?: WorkerOptions | undefined;
  /** The module of a process that bundles the site's code; this process does if absent. */
  readonly bundler?: string | undefined;
  /** Bundles the worker of the hosted editor, if site.yaml asks for the editor. */
  readonly makeWorker?: MakeWorker | undefined;
}

/** The result of a build. */
interface Built extends Checked {
  /** The number of pages, built or kept; absent if nothing was published. */
  readonly pages?: number;
  /** The folder of the site. */
  readonly folder?: string;
  /** The numbers of written files, built units and kept units. */
  readonly work?: BuildWork;
  /** What the site takes of the limits of its host, if that has any. */
  readonly budget?: Budget | undefined;
}

/** The amount of work of a build. */
export interface BuildWork extends Written {
  readonly made: number;
  readonly kept: number;
}

/**
 * The result of a build's check: for valid data also the data, and a function that caches the result for the next
 * check.
 */
interface BuildCheck extends Checked {
  readonly good?: CheckedData | undefined;
  remember(): void;
}

/**
 * Builds dist/ from data/. An error in the data leaves the last valid site unchanged; with `quarantine` broken stores
 * are left out instead, if no other file needs them. Unchanged parts are not checked, rendered or written again; a
 * first build is the same with an empty cache.
 */
export function build(system: System, options: BuildOptions = {}): Promise<Built> {
  return withBuildLock(system, () => buildLocked(system, options));
}

async function buildLocked(system: System, options: BuildOptions): Promise<Built> {
  const { shard, progress = silentProgress } = options;
  recover(system);
  const schemas = loadSchemas(system);
  const codeKey = programKeyOf(system);
  const { good, remember, ...checked } = await checkForBuild(system, schemas, codeKey, options);
  if (!good) return checked;
  const target = buildTargetOf(system, good.site.site);
  const [code, commit] = await Promise.all([
    bundleCode(system, good, target, { ...options, schemas, codeKey, progress }),
    builtCommit(system),
  ]);
  assertDistIsOurs(system);
  try {
    // A site without some of its stores is built without a cache, and none of it is cached.
    const isWhole = shard === undefined && checked.leftOut === undefined;
    const site = new SiteBuild(system, good.site, target, { stateKey: cacheKeyOf(system, codeKey), reuse: isWhole });
    const workers = isWhole ? options.workers : undefined;
    const pages = await site.make(code, schemas, { shard, progress, workers, commit });
    if (shard) {
      const origin = shardOrigin(system, good, target, hashOf(codeKey, code.assets.key));
      const folder = keepShard(system, {
        ...shard,
        origin,
        host: { hosting: target.hosting, plan: target.plan },
        stores: site.ofStores,
        pages,
        leftOut: checked.leftOut ?? [],
      });
      return { ...checked, pages, folder, work: site.work };
    }
    const budget = budgetWithin(target, () => site.size());
    progress('Publishing');
    site.publish();
    site.writeCatalogue();
    if (isWhole) {
      remember();
      site.remember();
    }
    return { ...checked, pages, folder: distFolder, work: site.work, budget };
  } catch (error) {
    unstage(system);
    throw error;
  }
}

/** Checks the data, incrementally if an earlier check is cached. */
async function checkForBuild(
  system: System,
  schemas: Schemas,
  codeKey: string,
  { quarantine = false, progress = silentProgress }: BuildOptions,
): Promise<BuildCheck> {
  progress('Checking the data');
  const cache = new CheckCache(system, cacheKeyOf(system, codeKey));
  installCheck(schemas, cachedCheck(system, codeKey));
  const counting = countReads(system, 'data/', (read) => progress('Checking the data', read));
  const { good, ...checked } = await checkWithPictures(counting.system, schemas, cache);
  counting.stop();
  const remember = (): void => {
    if (!good) return;
    cache.update(good.state, good.newRest);
    cache.write();
  };
  return { ...(good || !quarantine ? { ...checked, good } : await withoutBroken(system, schemas)), remember };
}

/** The data without its broken parts, and without the pictures that cannot be decoded. */
async function withoutBroken(system: System, schemas: Schemas): Promise<Omit<BuildCheck, 'remember'>> {
  const checked = check(system, schemas, { withoutBroken: true });
  const good = checked.catalogue && checkedDataOf(system, checked.catalogue);
  const damaged = good ? await new PreparedPictures(system, good.site).damaged() : [];
  if (damaged.length === 0) return { ...checked, good };
  const others = check(system, schemas, { withoutBroken: true, damaged });
  return { ...others, good: others.catalogue && checkedDataOf(system, others.catalogue) };
}

/** Bundles the site's code and writes the types of the data at the same time: the bundler does not need them. */
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
  return siteCodeOf(bundled, site, target.hosting, admin);
}

/** A hash of the inputs of a shard: only shards with the same inputs can be joined. */
function shardOrigin(system: System, { state }: CheckedData, target: BuildTarget, code: string): ShardOrigin {
  const data = hashOf(...[...state.files].flatMap(([path, { hash }]) => [path, hash]));
  return { instant: system.now, data, code, target: hashOf(JSON.stringify(target)) };
}
