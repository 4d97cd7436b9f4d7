import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import { referenceKeywords, type Check, type SchemaFiles, type SchemaName } from './schema-files';
import type { StandaloneValidator } from './standalone-validators';
import { ajvFormats } from './validator-modules';

/**
 * Creates the schema compiler. An error in a schema throws on compilation, because it is an error of the program, not
 * of the data.
 */
export function ajvOf(files: SchemaFiles, options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    // `required: ["kind"]` beside `oneOf` names a property of the branches.
    strictRequired: false,
    // A field of a feed is a column name, a list of names or a mapping.
    allowUnionTypes: true,
    discriminator: true,
    ownProperties: true,
    // 4.6 is a multiple of 0.1 for people, but not in binary floating point.
    multipleOfPrecision: 6,
    messages: false,
    // Compiling takes a third of the time of a check. Tests validate our schemas against the metaschema, and a
    // catalogue is small: code that compiles fast is better than code that runs fast.
    meta: false,
    validateSchema: false,
    inlineRefs: false,
    ...options,
  });
  for (const [name, format] of Object.entries(ajvFormats)) ajv.addFormat(name, format);
  ajv.addKeyword({ keyword: 'formerly', schemaType: 'array' });
  // Keywords of section kinds, which only `sectionKindFiles` reads, of names in forms, and of references.
  for (const keyword of ['pages', 'order', 'once', 'x-names', ...referenceKeywords]) ajv.addKeyword(keyword);
  for (const [name, schema] of files) ajv.addSchema(schema, name);
  return ajv;
}

/** Options with which a validator lists all errors, each with its schema node. */
export const listingOptions = { allErrors: true, verbose: true } as const;

/**
 * Returns a check whose schemas are compiled on first use. With standalone validators, which only accept or reject, a
 * schema is compiled only when a value is rejected.
 */
export function compiledCheck(files: SchemaFiles, validatorOf?: (name: SchemaName) => StandaloneValidator): Check {
  let ajv: Ajv2020 | undefined;
  const validators = new Map<SchemaName, ValidateFunction>();
  return (name, value) => {
    if (validatorOf?.(name)(value)) return [];
    ajv ??= ajvOf(files, { ...listingOptions, code: { optimize: false } });
    let validator = validators.get(name);
    if (validator === undefined) {
      validator = ajv.getSchema(`${name}.schema.json`);
      if (validator === undefined) throw new Error(`there is no schema ${name}.schema.json`);
      validators.set(name, validator);
    }
    return validator(value) === true ? [] : [...(validator.errors ?? [])];
  };
}
