import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { formats } from './formats';

/** The schema files, parsed, by file name: `store.schema.json`. */
export type SchemaFiles = ReadonlyMap<string, object>;

/** What the generator reads of a schema besides what Ajv does with it: the words for people. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly SchemaNode[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
}

/** The kinds of file that have a schema of their own. */
export type SchemaName = 'site' | 'home' | 'redirects' | 'store' | 'page' | 'post' | 'messages' | 'feed' | 'feed-row';

/** The schemas, ready to check with. */
export interface Schemas {
  /** Every way in which a value differs from a schema. */
  check(name: SchemaName, value: unknown): readonly ErrorObject[];
  /** A node with its reference followed; its own description wins over that of what it refers to. */
  resolve(node: SchemaNode): SchemaNode;
  /** The kinds that a union discriminated by `kind` is made of. */
  kindsOf(union: SchemaNode): readonly string[];
  /** Whether some union of the same noun, elsewhere, has a kind. */
  isKindElsewhere(noun: string, kind: string): boolean;
}

/** What a union is a union of: `section`, `offer`, `benefit`, `page`. */
export function nounOf(union: SchemaNode): string {
  const title = union.title ?? 'entry';
  return /Section$/.test(title) ? 'section' : title.toLowerCase();
}

/** The schema object in which the broken keyword stands. */
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

/** Compiles the schemas; a mistake in a schema throws, for it is the program's and not the data's. */
function compile(files: SchemaFiles): Schemas {
  const ajv = new Ajv2020({
    strict: true,
    // `required: ["kind"]` beside `oneOf` names a property of the branches.
    strictRequired: false,
    allErrors: true,
    discriminator: true,
    verbose: true,
    ownProperties: true,
    // 4.6 is a multiple of 0.1 for people, though not for binary fractions.
    multipleOfPrecision: 6,
    messages: false,
    // Compiling is a third of a check. The schemas are ours and their tests hold them against the metaschema; a catalogue
    // is small, so code that is quick to make is better than code that is quick to run.
    meta: false,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, { type: 'string', validate: test });

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
  for (const [name, schema] of files) {
    ajv.addSchema(schema, name);
    walk(schema, name);
  }

  const validators = new Map<SchemaName, ValidateFunction>();

  function resolve(node: SchemaNode): SchemaNode {
    if (node.$ref === undefined) return node;
    const [file = '', fragment = ''] = node.$ref.split('#');
    const target = files.get(file === '' ? (home.get(node) ?? '') : file);
    const resolved = resolve(pointer(target, fragment));
    return node.description === undefined ? resolved : { ...resolved, description: node.description };
  }

  function kindsOf(union: SchemaNode): readonly string[] {
    return (union.oneOf ?? []).flatMap((branch) => {
      const kind = resolve(branch).properties?.['kind']?.const;
      return typeof kind === 'string' ? [kind] : [];
    });
  }

  return {
    check(name, value) {
      let validator = validators.get(name);
      if (validator === undefined) {
        validator = ajv.getSchema(`${name}.schema.json`);
        if (validator === undefined) throw new Error(`there is no schema ${name}.schema.json`);
        validators.set(name, validator);
      }
      return validator(value) === true ? [] : [...(validator.errors ?? [])];
    },
    resolve,
    kindsOf,
    isKindElsewhere: (noun, kind) => unions.some((union) => nounOf(union) === noun && kindsOf(union).includes(kind)),
  };
}

const compiled = new WeakMap<SchemaFiles, Schemas>();

/** The compiled schemas; each set of files is compiled once. */
export function schemasOf(files: SchemaFiles): Schemas {
  let schemas = compiled.get(files);
  if (schemas === undefined) {
    schemas = compile(files);
    compiled.set(files, schemas);
  }
  return schemas;
}
