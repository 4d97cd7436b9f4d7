import type { System } from '../../system/system';
import { stagedFolder } from '../publish/publish';
import type { ChosenPlan, SiteSize } from '../render/host-budget';

/** One of several parts of a site that separate machines can build. */
export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** Into how many parts a site can be split; more would each do little besides checking the data. */
export const mostShards = 256;

/** Reads `3/8`; undefined if it is nothing of the kind. */
export function parseShard(text: string): Shard | undefined {
  const [, number, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const shard = { number: Number(number), of: Number(of) };
  return number !== undefined && shard.of <= mostShards && shard.number >= 1 && shard.number <= shard.of
    ? shard
    : undefined;
}

/** Whether the thing at an index, of many of the same kind, is made by this shard. Without shards everything is. */
export function isOwn(shard: Shard | undefined, index: number): boolean {
  return shard === undefined || index % shard.of === shard.number - 1;
}

/** What a shard was made of and as of when. Shards of one site have the same. */
export interface ShardOrigin {
  /** SOURCE_DATE_EPOCH, or when the build began. */
  readonly instant: number;
  /** A hash of everything below data/. */
  readonly data: string;
  /** A hash of generator, site, packages and Node. */
  readonly code: string;
  /** A hash of what the environment says of the host. */
  readonly target: string;
}

/** What a shard says of itself, in `shard.json` beside its files. */
export interface ShardManifest extends Shard {
  readonly version: 2;
  readonly origin: ShardOrigin;
  readonly host: ChosenPlan;
  /** What it holds for stores alone, and how many stores the site has. */
  readonly stores: SiteSize['stores'];
  /** How many pages it holds. */
  readonly pages: number;
  /** The stores that were left out for their faults. */
  readonly leftOut: readonly string[];
  /** Its files with their sizes in bytes. */
  readonly files: readonly (readonly [path: string, size: number])[];
}

/** The default folder of shards. */
export const shardsFolder = 'shards';
export const manifestName = 'shard.json';
/** The folder in a shard with its part of the site. */
export const partName = 'site';

/** Puts what was staged into the folder of a shard. Until its manifest is there, which comes last, it is none. */
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
