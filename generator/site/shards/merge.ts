import type { System } from '../../system/system';
import { assertDistIsOurs, publishWhole, recover, stagedFolder, unstage, withBuildLock } from '../publish/publish';
import { budgetWithin, readRules, sizeOf, type Budget, type SiteSize } from '../render/host-budget';
import { manifestName, parseManifest, partName, type ShardManifest, type ShardOrigin } from './shard';

/** The message has a solution. */
export class Unmergeable extends Error {}

interface FoundShard {
  readonly folder: string;
  readonly manifest: ShardManifest;
}

const differences: Readonly<Record<keyof ShardOrigin, { readonly were: string; readonly way: string }>> = {
  instant: { were: 'were built as of different instants', way: 'give every build the same SOURCE_DATE_EPOCH' },
  data: { were: 'were built from different data', way: 'build all of them from the same commit' },
  code: {
    were: 'were built by different code or by another Node',
    way: 'build all of them from the same commit and with the same Node',
  },
  target: { were: 'were built for different hosts', way: 'give every build the same SITE_… variables' },
};

function readShards(system: System, root: string): readonly FoundShard[] {
  return system
    .list(root)
    .filter((file) => file.endsWith(`/${manifestName}`) && file.split('/').length === root.split('/').length + 2)
    .map((file) => {
      const folder = file.slice(0, -manifestName.length - 1);
      const manifest = parseManifest(new TextDecoder().decode(system.read(file)));
      if (manifest) return { folder, manifest };
      throw new Unmergeable(
        `${file} is not what this version of the generator writes. Remove ${folder} and build that shard again.`,
      );
    });
}

/** Throws unless the shards together are one whole site. */
function assertShardsComplete(shards: readonly FoundShard[], root: string): void {
  const [first, ...others] = shards;
  if (!first)
    throw new Unmergeable(`There are no shards in ${root}/. Build them first: npm run build -- --shard 1/2, then 2/2.`);
  const { of, origin } = first.manifest;
  const numbers = new Map<number, string>();
  for (const { folder, manifest } of shards) {
    if (manifest.of !== of)
      throw new Unmergeable(
        `${first.folder} is one of ${of} shards, ${folder} is one of ${manifest.of}. Remove those of the other build.`,
      );
    const twin = numbers.get(manifest.number);
    if (twin !== undefined)
      throw new Unmergeable(`${twin} and ${folder} are both shard ${manifest.number} of ${of}. Remove one of them.`);
    numbers.set(manifest.number, folder);
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((number) => !numbers.has(number));
  const missingNames = new Intl.ListFormat('en').format(missing.map(String));
  if (missing.length > 0)
    throw new Unmergeable(
      `${missing.length === 1 ? 'Shard' : 'Shards'} ${missingNames} of ${of} ${missing.length === 1 ? 'is' : 'are'} missing in ${root}/.`,
    );
  for (const { folder, manifest } of others) {
    for (const part of ['data', 'code', 'target', 'instant'] as const) {
      if (manifest.origin[part] === origin[part]) continue;
      const { were, way } = differences[part];
      throw new Unmergeable(`${first.folder} and ${folder} ${were}: ${way}.`);
    }
  }
}

/** Throws unless a shard has all of its files with their sizes. */
function assertShardIntact(system: System, { folder, manifest }: FoundShard): void {
  const prefix = `${folder}/${partName}/`;
  const sizes = new Map(
    system.inventory(`${folder}/${partName}`).files.map(({ path, size }) => [path.slice(prefix.length), size]),
  );
  const wrong = manifest.files.filter(([path, size]) => sizes.get(path) !== size).map(([path]) => path);
  const strange = sizes.size > manifest.files.length - wrong.length;
  if (wrong.length === 0 && !strange) return;
  const what =
    wrong.length === 0
      ? 'has files that its build did not write'
      : `lacks ${wrong[0] ?? ''}${wrong.length > 1 ? ` and ${wrong.length - 1} more of its files` : ''}, or has another in its place`;
  throw new Unmergeable(
    `${folder} ${what}. Build that shard again, or copy it again whole, with the files whose names begin with a dot.`,
  );
}

/** Throws if the host would refuse the joined site. */
function budgetOfShards(system: System, shards: readonly FoundShard[]): Budget | undefined {
  const host = shards[0]?.manifest.host;
  if (!host) return undefined;
  return budgetWithin(host, () =>
    sizeOf(
      shards.flatMap(({ manifest }) => manifest.files),
      readRules((path) => system.read(`${stagedFolder}/${path}`)),
      // The files for stores alone.
      shards.reduce<SiteSize['stores']>(
        (sum, { manifest: { stores } }) => ({
          count: stores.count,
          files: sum.files + stores.files,
          bytes: sum.bytes + stores.bytes,
        }),
        { count: 0, files: 0, bytes: 0 },
      ),
    ),
  );
}

interface Merged {
  readonly pages: number;
  readonly shards: number;
  /** The stores that were left out because of errors. */
  readonly leftOut: readonly string[];
  readonly budget: Budget | undefined;
}

/** Nothing is written unless all shards exist, are complete, and belong to one build. The shards stay. */
export function merge(system: System, root: string): Promise<Merged> {
  return withBuildLock(system, () => mergeLocked(system, root));
}

function mergeLocked(system: System, root: string): Merged {
  recover(system);
  const shards = readShards(system, root);
  assertShardsComplete(shards, root);
  for (const shard of shards) assertShardIntact(system, shard);
  assertDistIsOurs(system);
  let budget: Budget | undefined;
  try {
    const owners = new Map<string, string>();
    for (const { folder, manifest } of shards) {
      for (const [path] of manifest.files) {
        const source = `${folder}/${partName}/${path}`;
        const owner = owners.get(path);
        // Pages of two shards may show the same picture.
        if (owner === undefined) system.copy(source, `${stagedFolder}/${path}`);
        else if (!Buffer.from(system.read(owner) ?? '').equals(system.read(source) ?? new Uint8Array())) {
          throw new Unmergeable(
            `${owner} and ${source} differ, though both belong to one site. Build both shards again.`,
          );
        }
        owners.set(path, owner ?? source);
      }
    }
    budget = budgetOfShards(system, shards);
    publishWhole(system);
  } catch (error) {
    unstage(system);
    throw error;
  }
  return {
    pages: shards.reduce((sum, { manifest }) => sum + manifest.pages, 0),
    shards: shards.length,
    leftOut: shards[0]?.manifest.leftOut ?? [],
    budget,
  };
}
