import { createHash } from 'node:crypto';
import type { Schemas } from '../load/schemas';

/** The line that tells from which schemas a module was made. */
export function stampOf(schemas: Schemas): string {
  const hash = createHash('sha256');
  for (const [name, schema] of [...schemas].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(name).update(JSON.stringify(schema));
  return `// From schemas/ ${hash.digest('hex').slice(0, 16)}`;
}
