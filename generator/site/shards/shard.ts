import type { System } from '../../system/system';
import { stagedFolder } from '../publish/publish';
import { hostPlans } from '../render/host-limits';
import type { ChosenPlan, SiteSize } from '../render/host-budget';

/** One of several parts of a site that separate machines can build. */
export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** More parts would do little besides checking the data. */
export const mostShards = 256;

/** Parses `3/8`; undefined for any other text. */
export function parseShard(text: string): Shard | undefined {
  const [, number, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const shard = { number: Number(number), of: Number(of) };
  return number !== undefined && shard.of <= mostShards && shard.number >= 1 && shard.number <= shard.of
    ? shard
    : undefined;
}

/** Without shards every item does. */
export function isOwn(shard: Shard | undefined, index: number): boolean {
  return shard === undefined || index % shard.of === shard.number - 1;
}

/** Equal for all shards of one site. */
export interface ShardOrigin {
  /** SOURCE_DATE_EPOCH, or the start of the build. */
  readonly instant: number;
  /** A hash of everything below data/. */
  readonly data: string;
  /** A hash of generator, site, packages and Node. */
  readonly code: string;
  /** A hash of the environment variables of the host. */
  readonly target: string;
}

/** `shard.json`, beside the files of the shard. */
export interface ShardManifest extends Shard {
  readonly version: 2;
  readonly origin: ShardOrigin;
  readonly host: ChosenPlan;
  /** Its files for stores alone, and the number of stores of the site. */
  readonly stores: SiteSize['stores'];
  readonly pages: number;
  /** The stores that were left out because of errors. */
  readonly leftOut: readonly string[];
  /** With their sizes in bytes. */
  readonly files: readonly (readonly [path: string, size: number])[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Checks each part of a manifest: it may come from another machine, damaged or changed. */
const parts: { readonly [Part in keyof ShardManifest]: (value: ShardManifest[Part]) => boolean } = {
  version: (version) => version === 2,
  number: (number) => isCount(number) && number >= 1,
  of: (of) => isCount(of) && of <= mostShards,
  origin: ({ instant, data, code, target }) => Number.isFinite(instant) && [data, code, target].every(isText),
  host: ({ hosting, plan }) =>
    isText(hosting) && Object.hasOwn(hostPlans, hosting) && (plan === undefined || isText(plan)),
  stores: ({ count, files, bytes }) => [count, files, bytes].every(isCount),
  pages: isCount,
  leftOut: (leftOut) => leftOut.every((slug) => /^[a-z\d-]+$/.test(slug)),
  files: (files) => files.every(([path, size]) => isText(path) && isCount(size)),
};

/** Undefined if this version of the generator has not written it. */
export function parseManifest(text: string): ShardManifest | undefined {
  try {
    // The checks below establish the type; on a value of another shape they return false or throw.
    const manifest = JSON.parse(text) as ShardManifest;
    const isPart = <Part extends keyof ShardManifest>(part: Part): boolean => parts[part](manifest[part]);
    // Object.keys returns the keys of the constant above.
    return (Object.keys(parts) as (keyof ShardManifest)[]).every(isPart) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

export const shardsFolder = 'shards';
export const manifestName = 'shard.json';
/** The folder in a shard with its part of the site. */
export const partName = 'site';

/** The manifest is written last: without it the folder is not a shard. */
export function keepShard(system: System, manifest: Omit<ShardManifest, 'version' | 'files'>): string {
  const folder = `${shardsFolder}/${manifest.number}-of-${manifest.of}`;
  system.remove(folder);
  system.place(stagedFolder, `${folder}/${partName}`);
  const prefix = `${folder}/${partName}/`;
  const files = system
    .inventory(`${folder}/${partName}`)
    .files.map(({ path, size }) => [path.slice(prefix.length), size] as const);
  const complete: ShardManifest = { version: 2, ...manifest, files };
  system.write(`${folder}/${manifestName}`, JSON.stringify(complete));
  return folder;
}
