import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import type { SingleFile } from '../load/load';
import { requiringAll } from '../load/schemas';
import {
  ajvFormats,
  readValidator,
  standaloneOptions,
  writeValidator,
  type StandaloneValidator,
} from './standalone-validators';

/** The schema files, parsed, by file name: `store.schema.json`. */
export type SchemaFiles = ReadonlyMap<string, object>;

/** The parts of a schema that the generator reads itself: the texts for maintainers. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly SchemaNode[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly items?: SchemaNode;
  readonly additionalProperties?: boolean | SchemaNode;
  /** What a text for people is: `text/plain` or `text/markdown`. Ids, codes and addresses have none. */
  readonly contentMediaType?: string;
  /** The names that the key of this property had before: a file that uses one is told the present name. */
  readonly formerly?: readonly string[];
}

/** The kinds of file that have a schema of their own. */
export type SchemaName =
  | SingleFile
  | 'store'
  | 'page'
  | 'post'
  | 'messages'
  | 'feed'
  | 'feed-row'
  | 'feed-corrections'
  | 'evidence';

/** The schemas, ready to check with. */
export interface Schemas {
  /** Every way in which a value differs from a schema. */
  check(name: SchemaName, value: unknown): readonly ErrorObject[];
  /** The node of a whole file. */
  rootOf(name: SchemaName): SchemaNode;
  /** A node with its reference followed; its own description wins over that of what it refers to. */
  resolve(node: SchemaNode): SchemaNode;
  /** The kinds that a union discriminated by `kind` is made of. */
  kindsOf(union: SchemaNode): readonly string[];
  /** Whether some union of the same noun, elsewhere, has a kind. */
  isKindElsewhere(noun: string, kind: string): boolean;
}

/** The type of a value; of several, the first one. */
export function typeOf({ type }: SchemaNode): string | undefined {
  return typeof type === 'string' ? type : type?.[0];
}

/** What a union is a union of: `section`, `offer`, `benefit`, `page`. */
export function nounOf(union: SchemaNode): string {
  const title = union.title ?? 'entry';
  return /Section$/.test(title) ? 'section' : title.toLowerCase();
}

/** The schema object that contains the violated keyword. */
export function schemaNodeOf(error: ErrorObject | undefined): SchemaNode {
  // Ajv types a schema as a bag of anything; with `verbose` it is the node of our own files.
  return (error?.parentSchema ?? {}) as SchemaNode;
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pointer(root: unknown, path: string): SchemaNode {
  let node: unknown = root;
  for (const step of path.split('/').slice(1)) {
    const key = step.replace(/~1/g, '/').replace(/~0/g, '~');
    // A schema node read as a plain record, for its keys are data here.
    node = isNode(node) ? (node as Readonly<Record<string, unknown>>)[key] : undefined;
  }
  return isNode(node) ? node : {};
}

/** A mistake in a schema throws as soon as it is compiled, for it is the program's and not the data's. */
function ajvOf(files: SchemaFiles, options: Options): Ajv2020 {
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

/** The schemas for data into which presets have been filled. */
function filledFiles(files: SchemaFiles): SchemaFiles {
  // What parsing gives for the text of an object is an object.
  const filled = (schema: object): object => JSON.parse(JSON.stringify(schema), requiringAll) as object;
  return new Map([...files].map(([name, schema]) => [name, filled(schema)]));
}

/** With standalone validators, which only accept or refuse, the validators that list errors are compiled when a value is refused. */
function compile(given: SchemaFiles, validatorOf?: (name: SchemaName) => StandaloneValidator): Schemas {
  const files = filledFiles(given);
  let ajv: Ajv2020 | undefined;
  const home = new Map<SchemaNode, string>();
  const unions: SchemaNode[] = [];
  function walk(value: unknown, file: string): void {
    if (Array.isArray(value)) for (const item of value) walk(item, file);
    else if (isNode(value)) {
      home.set(value, file);
      if (Array.isArray(value.oneOf)) unions.push(value);
      for (const child of Object.values(value)) walk(child, file);
    }
  }
  for (const [name, schema] of files) walk(schema, name);

  const validators = new Map<SchemaName, ValidateFunction>();
  // Every string of the data asks for its node.
  const targets = new WeakMap<SchemaNode, SchemaNode>();

  function follow(node: SchemaNode, reference: string): SchemaNode {
    const [file = '', fragment = ''] = reference.split('#');
    const target = files.get(file === '' ? (home.get(node) ?? '') : file);
    const resolved = resolve(pointer(target, fragment));
    return node.description === undefined ? resolved : { ...resolved, description: node.description };
  }

  function resolve(node: SchemaNode): SchemaNode {
    if (node.$ref === undefined) return node;
    const target = targets.get(node) ?? follow(node, node.$ref);
    targets.set(node, target);
    return target;
  }

  function kindsOf(union: SchemaNode): readonly string[] {
    return (union.oneOf ?? []).flatMap((branch) => {
      const kind = resolve(branch).properties?.['kind']?.const;
      return typeof kind === 'string' ? [kind] : [];
    });
  }

  return {
    check(name, value) {
      if (validatorOf?.(name)(value)) return [];
      ajv ??= ajvOf(files, { allErrors: true, verbose: true, code: { optimize: false } });
      let validator = validators.get(name);
      if (validator === undefined) {
        validator = ajv.getSchema(`${name}.schema.json`);
        if (validator === undefined) throw new Error(`there is no schema ${name}.schema.json`);
        validators.set(name, validator);
      }
      return validator(value) === true ? [] : [...(validator.errors ?? [])];
    },
    rootOf: (name) => pointer(files.get(`${name}.schema.json`), ''),
    resolve,
    kindsOf,
    isKindElsewhere: (noun, kind) => unions.some((union) => nounOf(union) === noun && kindsOf(union).includes(kind)),
  };
}

const compiled = new WeakMap<SchemaFiles, Schemas>();
let lastCompiled: { readonly text: string; readonly schemas: Schemas } | undefined;

/** The compiled schemas. Files with the text of those before are not compiled again: each check may have read them anew. */
export function schemasOf(files: SchemaFiles): Schemas {
  const known = compiled.get(files);
  if (known) return known;
  const text = JSON.stringify([...files]);
  if (lastCompiled?.text !== text) lastCompiled = { text, schemas: compile(files) };
  compiled.set(files, lastCompiled.schemas);
  return lastCompiled.schemas;
}

/** Reads the cached code of a standalone validator, if there is any. */
export type ReadCachedValidator = (name: SchemaName) => string | undefined;

/**
 * Makes `schemasOf` check these schemas with standalone validators whose code is cached between processes, since compiling
 * them takes longer than using them. Each is read on first use, or compiled if the cache has none that works.
 *
 * @returns a function that gives the code of the validators that were compiled, for the cache
 */
export function installCachedValidators(
  files: SchemaFiles,
  readCached: ReadCachedValidator,
): () => ReadonlyMap<SchemaName, string> {
  const made = new Map<SchemaName, string>();
  const validators = new Map<SchemaName, StandaloneValidator>();
  let ajv: Ajv2020 | undefined;
  const make = (name: SchemaName): StandaloneValidator => {
    ajv ??= ajvOf(filledFiles(files), { code: standaloneOptions });
    const code = writeValidator(ajv, `${name}.schema.json`);
    made.set(name, code);
    return readValidator(code);
  };
  const cached = (name: SchemaName): StandaloneValidator | undefined => {
    const code = readCached(name);
    try {
      return code === undefined ? undefined : readValidator(code);
    } catch {
      return undefined;
    }
  };
  const validatorOf = (name: SchemaName): StandaloneValidator => {
    const validator = validators.get(name) ?? cached(name) ?? make(name);
    validators.set(name, validator);
    return validator;
  };
  compiled.set(files, compile(files, validatorOf));
  return () => made;
}
