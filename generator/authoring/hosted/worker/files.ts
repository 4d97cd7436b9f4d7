import type { MemoryFile } from '../../../system/browser/memory-system';
import { encoded } from '../../../system/bytes/common';

export function filesOf(texts: Readonly<Record<string, string>>): readonly MemoryFile[] {
  return Object.entries(texts).map(([path, text]) => ({ path, bytes: encoded(text) }));
}
