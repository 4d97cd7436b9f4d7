import { compileFunction } from 'node:vm';
import { _, type Ajv2020 } from 'ajv/dist/2020.js';
import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { formats } from './formats';

/** Says of a value only whether a schema accepts it. */
export type Verdict = (value: unknown) => boolean;

/** The formats as Ajv takes them. */
export const ajvFormats = Object.fromEntries(
  Object.entries(formats).map(([name, { test }]) => [name, { type: 'string', validate: test }] as const),
);

/** What the code of verdicts asks for, by the names that Ajv gives it. */
const modules: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['formats', ajvFormats],
  // Their types speak of the module, and in these two ways of loading it the value is sometimes the function already.
  ['ajv/dist/runtime/equal', { default: functionIn(equal) }],
  ['ajv/dist/runtime/ucs2length', { default: functionIn(ucs2length) }],
]);

function functionIn(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? functionIn(module.default) : module;
}

/** How Ajv has to be made so that its functions can be written down. */
export const writable = { source: true, optimize: false, formats: _`require("formats")` } as const;

/** Writes down a function that says whether a schema accepts a value, for a later process: to make it anew takes longer than to use it. */
export function writeVerdict(ajv: Ajv2020, schema: string): string {
  const write = functionIn(standaloneCode);
  if (typeof write !== 'function') throw new Error('Ajv cannot write down its functions.');
  const code: unknown = write(ajv, { verdict: schema });
  return String(code);
}

/** Reads what `writeVerdict` has written. Throws if it is no such code. */
export function readVerdict(code: string): Verdict {
  const exports: { verdict?: Verdict } = {};
  const require = (name: string): unknown => {
    if (!modules.has(name)) throw new Error(`The checks ask for ${name}.`);
    return modules.get(name);
  };
  // The code is that of a module: it fills `exports` with a function, as `writeVerdict` has asked for.
  (
    compileFunction(code, ['require', 'exports', 'module']) as (
      require: unknown,
      exports: unknown,
      module: unknown,
    ) => void
  )(require, exports, { exports });
  if (!exports.verdict) throw new Error('The code holds no verdict.');
  return exports.verdict;
}
