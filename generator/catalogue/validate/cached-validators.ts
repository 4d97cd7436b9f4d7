import type { Ajv2020 } from 'ajv/dist/2020.js';
import { ajvOf, compiledCheck } from './compiled-check';
import { filledFiles, type SchemaFiles, type SchemaName } from './schema-files';
import { installCheck } from './schemas';
import { readValidator, standaloneOptions, writeValidator, type StandaloneValidator } from './standalone-validators';

/** Returns the cached code of a standalone validator; undefined if there is none. */
export type ReadCachedValidator = (name: SchemaName) => string | undefined;

/**
 * Makes `schemasOf` use standalone validators whose code is cached between processes, because compiling them takes
 * longer than using them. Each is read on first use, or compiled if the cache has no working code.
 *
 * @returns a function that returns the code of the newly compiled validators, to be cached
 */
export function installCachedValidators(
  files: SchemaFiles,
  readCached: ReadCachedValidator,
): () => ReadonlyMap<SchemaName, string> {
  const made = new Map<SchemaName, string>();
  const validators = new Map<SchemaName, StandaloneValidator>();
  let ajv: Ajv2020 | undefined;
  const make = (name: SchemaName): StandaloneValidator => {
    ajv ??= ajvOf(filledFiles(files), { code: standaloneOptions });
    const code = writeValidator(ajv, `${name}.schema.json`);
    made.set(name, code);
    return readValidator(code);
  };
  const cached = (name: SchemaName): StandaloneValidator | undefined => {
    const code = readCached(name);
    try {
      return code === undefined ? undefined : readValidator(code);
    } catch {
      return undefined;
    }
  };
  const validatorOf = (name: SchemaName): StandaloneValidator => {
    const validator = validators.get(name) ?? cached(name) ?? make(name);
    validators.set(name, validator);
    return validator;
  };
  installCheck(files, (filled) => compiledCheck(filled, validatorOf));
  return () => made;
}
