import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { formats } from './formats';

/** The formats in the form that Ajv expects. */
export const ajvFormats = Object.fromEntries(
  Object.entries(formats).map(([name, { test }]) => [name, { type: 'string', validate: test }] as const),
);

/**
 * The function that an Ajv module exports. Depending on the module loader, the value is the function or a module with a
 * default export, while its type is always the module.
 */
export function functionIn(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? functionIn(module.default) : module;
}

const modules: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['formats', ajvFormats],
  ['ajv/dist/runtime/equal', { default: functionIn(equal) }],
  ['ajv/dist/runtime/ucs2length', { default: functionIn(ucs2length) }],
]);

/** Returns a module that the code of a validator requires. Throws if there is none. */
export function requiredModule(name: string): unknown {
  if (!modules.has(name)) throw new Error(`The validator requires ${name}, which is not provided.`);
  return modules.get(name);
}
