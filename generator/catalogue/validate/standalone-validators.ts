import { compileFunction } from 'node:vm';
import { _, type Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { functionIn, requiredModule } from './validator-modules';

/** Whether a schema accepts a value; it does not give reasons. */
export type StandaloneValidator = (value: unknown) => boolean;

/** The options with which Ajv generates standalone code. */
export const standaloneOptions = { source: true, optimize: false, formats: _`require("formats")` } as const;

/** Generates the code of validators: a CommonJS module that exports each by its name. */
export function codeOf(ajv: Ajv2020, schemas: Readonly<Record<string, string>>): string {
  const write = functionIn(standaloneCode);
  if (typeof write !== 'function') throw new Error('Ajv cannot generate standalone code.');
  const code: unknown = write(ajv, schemas);
  return String(code);
}

/** Generates the code of one validator, so that later processes need not compile the schema. */
export function writeValidator(ajv: Ajv2020, schema: string): string {
  return codeOf(ajv, { validator: schema });
}

/** Loads code that `writeValidator` generated. Throws for any other code. */
export function readValidator(code: string): StandaloneValidator {
  const exports: { validator?: StandaloneValidator } = {};
  // Ajv generates a CommonJS module: it assigns the validator to `exports`.
  (
    compileFunction(code, ['require', 'exports', 'module']) as (
      require: unknown,
      exports: unknown,
      module: unknown,
    ) => void
  )(requiredModule, exports, { exports });
  if (!exports.validator) throw new Error('The code exports no validator.');
  return exports.validator;
}
