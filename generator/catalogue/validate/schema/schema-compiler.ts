import { Script } from 'node:vm';
import { _, Ajv2020, type CodeOptions } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { cacheFiles } from '../../../system/cache/cache-keys';
import { readEntry, writeEntry } from '../../../system/cache/entries';
import type { System } from '../../../system/system';
import { checkWith, placeKeyword } from './schema-check';
import { checkByCode, formatTests, functionIn, type SchemaCode } from './schema-code';
import { filledFiles, schemaNames, type Check, type MakeCheck, type SchemaFiles } from './schema-files';

/** Keywords that do not restrict values. The errors of checks have the nodes of the schema files, which have them. */
const unchecked: ReadonlySet<string> = new Set([
  ...['$schema', 'title', 'description', 'examples', 'contentMediaType', 'formerly', 'pages', 'order', 'once'],
  ...['x-ref', 'x-ref-missing', 'x-ref-except', 'x-ref-place', 'x-ref-removed', 'x-needs-one-of', 'x-names'],
]);

/** A schema without unchecked keywords, whose nodes have their place: the name of the file and a pointer. */
function placed(value: unknown, place: string, isNode: boolean): unknown {
  if (Array.isArray(value)) return value.map((each, index) => placed(each, `${place}/${index}`, true));
  if (typeof value !== 'object' || value === null) return value;
  const children = Object.entries(value)
    .filter(([key]) => !isNode || !unchecked.has(key))
    .map(([key, child]) => {
      const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
      return [key, placed(child, `${place}/${step}`, !isNode || (key !== 'properties' && key !== '$defs'))] as const;
    });
  return Object.fromEntries(isNode ? [...children, [placeKeyword, place]] : children);
}

/** Creates the schema compiler. An error in a schema throws on compilation, because it is a bug. */
function ajvOf(files: SchemaFiles, code: CodeOptions): Ajv2020 {
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
    allErrors: true,
    verbose: true,
    formats: formatTests,
    code: { ...code, optimize: false },
  });
  ajv.addKeyword(placeKeyword);
  for (const [name, schema] of files) ajv.addSchema(Object(placed(schema, `${name}#`, true)), name);
  return ajv;
}

function checkWithAjv(files: SchemaFiles, compiler: () => Ajv2020): Check {
  return checkWith(files, (name) => compiler().getSchema(`${name}.schema.json`));
}

export function compiledCheck(files: SchemaFiles): Check {
  let ajv: Ajv2020 | undefined;
  return checkWithAjv(files, () => {
    ajv ??= ajvOf(files, {});
    return ajv;
  });
}

const standalone: CodeOptions = { source: true, formats: _`require("formats")` };

/** Generates the code of a compiler's schemas: an expression whose value is a `SchemaCode`. */
function codeOf(ajv: Ajv2020): string {
  const write = functionIn(standaloneCode);
  if (typeof write !== 'function') throw new Error('Ajv cannot generate standalone code.');
  const code: unknown = write(ajv, Object.fromEntries(schemaNames.map((name) => [name, `${name}.schema.json`])));
  return `(function (require) {\nconst exports = {};\n${String(code)}\nreturn exports;\n})`;
}

/** Generates the code of schemas for browsers, which do not compile them. */
export function schemaCode(files: SchemaFiles): string {
  return codeOf(ajvOf(filledFiles(files), standalone));
}

/** Returns a check by code that is cached between processes, because compiling schemas takes longer than checking. */
export function cachedCheck(system: System, codeKey: string): MakeCheck {
  const opening = `// ${codeKey}\n`;
  return (files) => {
    const make = (): Check => {
      const bytes = readEntry(system, cacheFiles.validators);
      const text = bytes && new TextDecoder().decode(bytes);
      if (text?.startsWith(opening))
        // The value of a script is that of its last expression.
        return checkByCode(files, () => new Script(text).runInThisContext() as SchemaCode);
      const ajv = ajvOf(files, standalone);
      writeEntry(system, cacheFiles.validators, opening + codeOf(ajv));
      return checkWithAjv(files, () => ajv);
    };
    let check: Check | undefined;
    return (name, value) => {
      check ??= make();
      return check(name, value);
    };
  };
}
