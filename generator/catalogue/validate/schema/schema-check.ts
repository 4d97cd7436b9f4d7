import type { ErrorObject } from 'ajv/dist/2020.js';
import { nodeAt, type Check, type SchemaFiles, type SchemaName } from './schema-files';

interface Validator {
  (value: unknown): unknown;
  readonly errors?: readonly ErrorObject[] | null;
}

export type Validators = Readonly<Record<string, Validator>>;

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

let given: Validators | undefined;

export function giveValidators(validators: Validators): void {
  given = validators;
}

/** Replaces that of `schema-compiler.ts` in browsers, whose content security policy forbids compiling schemas. */
export function compiledCheck(files: SchemaFiles): Check {
  return checkWith(files, (name) => {
    if (!given) throw new Error('The check by schemas has not been loaded.');
    return given[name];
  });
}
