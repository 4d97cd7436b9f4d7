import type { ErrorObject } from 'ajv/dist/2020.js';
import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { formats } from './formats';
import { nodeAt, type Check, type SchemaFiles, type SchemaName } from './schema-files';

interface Validator {
  (value: unknown): unknown;
  readonly errors?: readonly ErrorObject[] | null;
}

/** The code that `schemaCode` generates: a validator for each name of a schema. */
export type SchemaCode = (require: (name: string) => unknown) => Readonly<Record<string, Validator>>;

/** The formats in the form that Ajv expects. */
export const formatTests = Object.fromEntries(
  Object.entries(formats).map(([name, { test }]) => [name, { type: 'string', validate: test }] as const),
);

/**
 * The function that an Ajv module exports. Depending on the module loader, the value is the function or a module with a
 * default export, while its type is always the module.
 */
export function functionIn(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? functionIn(module.default) : module;
}

const modules: Readonly<Record<string, unknown>> = {
  formats: formatTests,
  'ajv/dist/runtime/equal': { default: functionIn(equal) },
  'ajv/dist/runtime/ucs2length': { default: functionIn(ucs2length) },
};

/** The keyword with which a compiled node says which node of the schema files it is. */
export const placeKeyword = 'x-place';

/** Returns a check by validators. Its errors have the nodes of the files. */
export function checkWith(files: SchemaFiles, validatorOf: (name: SchemaName) => Validator | undefined): Check {
  return (name, value) => {
    const validator = validatorOf(name);
    if (!validator) throw new Error(`there is no schema ${name}.schema.json`);
    if (validator(value) === true) return [];
    return (validator.errors ?? []).map((error) => {
      const [file = '', pointer = ''] = String(error.parentSchema?.[placeKeyword]).split('#');
      const node = Object(nodeAt(files.get(file), pointer));
      return { ...error, parentSchema: node, schema: Reflect.get(node, error.keyword) };
    });
  };
}

/** Returns a check by generated code, which is loaded on first use. */
export function checkByCode(files: SchemaFiles, load: () => SchemaCode): Check {
  let validators: ReturnType<SchemaCode> | undefined;
  return checkWith(files, (name) => {
    validators ??= load()((module) => modules[module]);
    return validators[name];
  });
}

let given: SchemaCode | undefined;

/** Sets the code for `compiledCheck`. Checks by schemas throw until then. */
export function giveSchemaCode(code: SchemaCode): void {
  given = code;
}

/** Replaces that of `schema-compiler.ts` in browsers, whose content security policy forbids compiling schemas. */
export function compiledCheck(files: SchemaFiles): Check {
  return checkByCode(files, () => {
    if (!given) throw new Error('The check by schemas has not been loaded.');
    return given;
  });
}
