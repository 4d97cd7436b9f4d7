import { compileFunction } from 'node:vm';
import { _, type Ajv2020 } from 'ajv/dist/2020.js';
import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { formats } from './formats';

/** Says whether a schema accepts a value, without the reasons. */
export type StandaloneValidator = (value: unknown) => boolean;

/** The formats as Ajv takes them. */
export const ajvFormats = Object.fromEntries(
  Object.entries(formats).map(([name, { test }]) => [name, { type: 'string', validate: test }] as const),
);

/** The modules that the code of standalone validators requires. */
const modules: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['formats', ajvFormats],
  // Their types speak of the module, and in these two ways of loading it the value is sometimes the function already.
  ['ajv/dist/runtime/equal', { default: functionIn(equal) }],
  ['ajv/dist/runtime/ucs2length', { default: functionIn(ucs2length) }],
]);

function functionIn(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? functionIn(module.default) : module;
}

/** The options with which Ajv generates standalone code. */
export const standaloneOptions = { source: true, optimize: false, formats: _`require("formats")` } as const;

/** Generates the code of a validator, so that later processes need not compile the schema. */
export function writeValidator(ajv: Ajv2020, schema: string): string {
  const write = functionIn(standaloneCode);
  if (typeof write !== 'function') throw new Error('Ajv cannot generate standalone code.');
  const code: unknown = write(ajv, { validator: schema });
  return String(code);
}

/** Loads code that `writeValidator` generated. Throws if it is anything else. */
export function readValidator(code: string): StandaloneValidator {
  const exports: { validator?: StandaloneValidator } = {};
  const require = (name: string): unknown => {
    if (!modules.has(name)) throw new Error(`The validator requires ${name}, which is not provided.`);
    return modules.get(name);
  };
  // Ajv generates a CommonJS module: it assigns the validator to `exports`.
  (
    compileFunction(code, ['require', 'exports', 'module']) as (
      require: unknown,
      exports: unknown,
      module: unknown,
    ) => void
  )(require, exports, { exports });
  if (!exports.validator) throw new Error('The code exports no validator.');
  return exports.validator;
}
