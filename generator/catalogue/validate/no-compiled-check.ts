import type { Check, SchemaFiles } from './schema-files';

/** In browsers, in place of compiling schemas: their pages may not run code that is made of texts. */
export function compiledCheck(_files: SchemaFiles): Check {
  throw new Error('Schemas cannot be compiled in a browser. Install a check that was compiled before.');
}
