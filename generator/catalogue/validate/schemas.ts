import { compiledCheck } from '#compiled-check';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { filledFiles, nodeAt, type Check, type MakeCheck, type SchemaFiles, type SchemaName } from './schema-files';

export type { SchemaFiles, SchemaName };

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

/** The schemas, ready to check with. */
export interface Schemas {
  /** Every way in which a value differs from a schema. */
  readonly check: Check;
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
  const node = nodeAt(root, path);
  return isNode(node) ? node : {};
}

function schemasWith(makeCheck: MakeCheck, given: SchemaFiles): Schemas {
  const files = filledFiles(given);
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
    check: makeCheck(files),
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
  if (lastCompiled?.text !== text) lastCompiled = { text, schemas: schemasWith(compiledCheck, files) };
  compiled.set(files, lastCompiled.schemas);
  return lastCompiled.schemas;
}

/** Makes `schemasOf` check by these schemas in another way than by compiling them. */
export function installCheck(files: SchemaFiles, makeCheck: MakeCheck): Schemas {
  const schemas = schemasWith(makeCheck, files);
  compiled.set(files, schemas);
  return schemas;
}
