import type { System } from '../system';
import { hashOf } from './hash';

const folder = 'node_modules/.cache/qaseema/build';

export const cacheFiles = {
  check: `${folder}/check.jsonl`,
  stores: `${folder}/stores.jsonl`,
  rest: `${folder}/rest.json`,
  site: `${folder}/site.jsonl`,
  validators: `${folder}/checks.js`,
  types: `${folder}/data-types.stamp`,
  catalogue: `${folder}/catalogue.json`,
} as const;

/** A hash of the generator's code and the schemas. */
export function programKeyOf(system: System): string {
  const schemas = system.list('schemas').flatMap((file) => [file, system.read(file) ?? '']);
  return hashOf(system.code, ...schemas);
}

/** A different key invalidates the whole build cache. */
export function cacheKeyOf(system: System, codeKey: string): string {
  // Copies of a project may share their packages and thereby the cache; tests replace data/ by a link to other data.
  return hashOf(system.root, system.realPath('data'), codeKey);
}
