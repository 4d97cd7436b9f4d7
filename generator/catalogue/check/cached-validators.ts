import { cacheFiles } from '../../system/cache/cache-keys';
import { readEntry, writeEntry } from '../../system/cache/entries';
import type { Schemas } from '../load/schemas';
import type { System } from '../../system/system';
import { installCachedValidators } from '../validate/cached-validators';
import type { SchemaName } from '../validate/schema-files';

/**
 * Lets the schemas validate with code that Ajv generated in an earlier process. Returns a function that writes newly
 * generated code to the cache.
 */
export function installValidatorCache(system: System, schemas: Schemas, codeKey: string): () => void {
  const opening = `// ${codeKey}\n`;
  const fileOf = (name: SchemaName): string => `${cacheFiles.validators}/${name}.js`;
  const generated = installCachedValidators(schemas, (name) => {
    const bytes = readEntry(system, fileOf(name));
    const text = bytes && new TextDecoder().decode(bytes);
    return text?.startsWith(opening) ? text.slice(opening.length) : undefined;
  });
  return () => {
    for (const [name, code] of generated()) writeEntry(system, fileOf(name), opening + code);
  };
}
