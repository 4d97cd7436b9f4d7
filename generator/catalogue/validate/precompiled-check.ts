import type { ErrorObject } from 'ajv/dist/2020.js';
import { nodeAt, type MakeCheck } from './schema-files';
import { requiredModule } from './validator-modules';

interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
}

/** The module that `precompiledModule` writes. `node` returns the node of a schema file at a JSON pointer. */
export type PrecompiledModule = (
  require: (name: string) => unknown,
  node: (file: string, pointer: string) => unknown,
) => Readonly<Record<string, Validator>>;

/** A check by precompiled schemas. The schema files must be those that were compiled. */
export function precompiledCheck(module: PrecompiledModule): MakeCheck {
  return (files) => {
    const validators = module(requiredModule, (file, pointer) => nodeAt(files.get(file), pointer));
    return (name, value) => {
      const validator = validators[name];
      if (!validator) throw new Error(`there is no schema ${name}.schema.json`);
      return validator(value) ? [] : [...(validator.errors ?? [])];
    };
  };
}
