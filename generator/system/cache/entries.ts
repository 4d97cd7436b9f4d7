import { digest } from '#bytes';
import { encoded, joinedBytes, latin1 } from '../bytes/common';
import { DiskError } from '../files';
import type { System } from '../system';

/** In bytes. */
const sealLength = 16;

/** The text before the content of each entry: its hash. A power loss or a restored cache may leave other content. */
export function sealOf(content: string | Uint8Array): string {
  return digest('sha1', content, 'base64url').slice(0, sealLength);
}

/** The content behind a seal; undefined if it is not the sealed one. */
export function unsealed(bytes: Uint8Array): Uint8Array | undefined {
  const content = bytes.subarray(sealLength);
  return latin1(bytes.subarray(0, sealLength)) === sealOf(content) ? content : undefined;
}

/** Undefined if the disk refuses: without a cache a command only takes longer. */
export function ifPossible<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    if (error instanceof DiskError) return undefined;
    throw error;
  }
}

/** Undefined if there is none, or if it is damaged, which the command reports. */
export function readEntry(system: Pick<System, 'read' | 'damagedEntries'>, file: string): Uint8Array | undefined {
  const bytes = ifPossible(() => system.read(file));
  const content = bytes && unsealed(bytes);
  if (bytes && !content) system.damagedEntries.add(file);
  return content;
}

/** Writes an entry of the cache, if the disk allows it. */
export function writeEntry(system: Pick<System, 'write'>, file: string, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? encoded(content) : content;
  ifPossible(() => system.write(file, joinedBytes([encoded(sealOf(bytes)), bytes])));
}
