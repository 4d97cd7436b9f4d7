import type { ErrorObject } from 'ajv/dist/2020.js';
import { nodeAt, type MakeCheck } from './schema-files';
import { requiredModule } from './validator-modules';

/** A validator that lists all errors. */
interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
}

/** The module that `precompiledModule` writes: `node` gives the node of a schema file at a JSON pointer. */
export type PrecompiledModule = (
  require: (name: string) => unknown,
  node: (file: string, pointer: string) => unknown,
) => Readonly<Record<string, Validator>>;

/** The check by schemas that were compiled before: with the text that they had then. */
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
