import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './documents';

const cache = 'node_modules/.cache/qaseema';

/** What a power loss or a restored cache leaves of a file. */
const damages = {
  'cut short': (bytes: Buffer, random: () => number) => bytes.subarray(0, Math.floor(random() * bytes.length)),
  zeroed: (bytes: Buffer) => Buffer.alloc(bytes.length),
  'with a flipped bit': (bytes: Buffer, random: () => number) => {
    const flipped = Buffer.from(bytes);
    const at = Math.floor(random() * bytes.length);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(random() * 8));
    return flipped;
  },
} satisfies Readonly<Record<string, (bytes: Buffer, random: () => number) => Buffer>>;

type Damage = keyof typeof damages;

/** The ways in which a file is damaged. */
export const damageKinds = Object.keys(damages) as readonly Damage[];

/** The entries of the cache of a project by kind, without what is not made again and what only bugs read. */
export function cacheEntries(root: string): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, string[]>();
  for (const file of filesBelow(path.join(root, cache))) {
    const [folder = '', ...rest] = file.split('/');
    if (folder === 'unfinished' || /\/used$|\.map$/.test(file)) continue;
    const kind =
      folder === 'bundle' || folder === 'generator'
        ? `${folder} ${path.extname(file)}`
        : folder === 'build'
          ? `${folder} ${rest[0] ?? ''}`
          : folder;
    kinds.set(kind, [...(kinds.get(kind) ?? []), `${cache}/${file}`]);
  }
  return kinds;
}

/** Damages a file of a project. */
export function damageEntry(root: string, file: string, damage: Damage, random: () => number): void {
  const absolute = path.join(root, file);
  const bytes = readFileSync(absolute);
  // It may be a link into the cache of the project.
  rmSync(absolute);
  writeFileSync(absolute, damages[damage](bytes, random));
}
