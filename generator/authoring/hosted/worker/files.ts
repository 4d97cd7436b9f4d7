import type { MemoryFile } from '../../../system/browser/memory-system';
import { encoded } from '../../../system/bytes/common';

/** Converts files of the build, which are texts, to contents. */
export function filesOf(texts: Readonly<Record<string, string>>): readonly MemoryFile[] {
  return Object.entries(texts).map(([path, text]) => ({ path, bytes: encoded(text) }));
}
