import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Check, SchemaFiles, SchemaName } from './schema-files';
import type { StandaloneValidator } from './standalone-validators';
import { ajvFormats } from './validator-modules';

/** A mistake in a schema throws as soon as it is compiled, for it is the program's and not the data's. */
export function ajvOf(files: SchemaFiles, options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    // `required: ["kind"]` beside `oneOf` names a property of the branches.
    strictRequired: false,
    // A field of a feed is the name of a column, a list of names or a mapping.
    allowUnionTypes: true,
    discriminator: true,
    ownProperties: true,
    // 4.6 is a multiple of 0.1 for people, though not for binary fractions.
    multipleOfPrecision: 6,
    messages: false,
    // Compiling is a third of a check. The schemas are ours and their tests hold them against the metaschema; a catalogue
    // is small, so code that is quick to make is better than code that is quick to run.
    meta: false,
    validateSchema: false,
    inlineRefs: false,
    ...options,
  });
  for (const [name, format] of Object.entries(ajvFormats)) ajv.addFormat(name, format);
  ajv.addKeyword({ keyword: 'formerly', schemaType: 'array' });
  // What the site adds to the definition of a kind of section is for `sectionKindFiles`.
  for (const keyword of ['pages', 'order', 'once']) ajv.addKeyword(keyword);
  for (const [name, schema] of files) ajv.addSchema(schema, name);
  return ajv;
}

/** With these options, a validator lists all errors, each with the node of the schema. */
export const listingOptions = { allErrors: true, verbose: true } as const;

/**
 * The check by schemas that are compiled when they are first needed. With standalone validators, which only accept or refuse, a schema is
 * compiled when a value is refused.
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
