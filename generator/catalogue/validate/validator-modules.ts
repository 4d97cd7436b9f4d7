import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { formats } from './formats';

/** The formats as Ajv takes them. */
export const ajvFormats = Object.fromEntries(
  Object.entries(formats).map(([name, { test }]) => [name, { type: 'string', validate: test }] as const),
);

/** What a module of Ajv exports. Their types speak of the module, and in some ways of loading it the value is the function already. */
export function functionIn(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? functionIn(module.default) : module;
}

const modules: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['formats', ajvFormats],
  ['ajv/dist/runtime/equal', { default: functionIn(equal) }],
  ['ajv/dist/runtime/ucs2length', { default: functionIn(ucs2length) }],
]);

/** Gives the modules that the code of validators requires. */
export function requiredModule(name: string): unknown {
  if (!modules.has(name)) throw new Error(`The validator requires ${name}, which is not provided.`);
  return modules.get(name);
}
