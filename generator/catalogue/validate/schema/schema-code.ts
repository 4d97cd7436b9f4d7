import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { formats } from './formats';
import { checkWith, type Validators } from './schema-check';
import type { Check, SchemaFiles } from './schema-files';

/** The code that `schemaCode` generates. */
export type SchemaCode = (require: (name: string) => unknown) => Validators;

export const formatTests = Object.fromEntries(
  Object.entries(formats).map(([name, { test }]) => [name, { type: 'string', validate: test }] as const),
);

/** Depending on the module loader, the value is the function or a module that exports it; the type is the module. */
export function functionIn(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? functionIn(module.default) : module;
}

const modules: Readonly<Record<string, unknown>> = {
  formats: formatTests,
  'ajv/dist/runtime/equal': { default: functionIn(equal) },
  'ajv/dist/runtime/ucs2length': { default: functionIn(ucs2length) },
};

export function validatorsOf(code: SchemaCode): Validators {
  return code((module) => modules[module]);
}

/** Returns a check by generated code, which is loaded on first use. */
export function checkByCode(files: SchemaFiles, load: () => SchemaCode): Check {
  let validators: Validators | undefined;
  return checkWith(files, (name) => {
    validators ??= validatorsOf(load());
    return validators[name];
  });
}
