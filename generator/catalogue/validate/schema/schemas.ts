import { compiledCheck } from '#compiled-check';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { PictureUse } from '../../load/pictures/limits';
import { filledFiles, nodeAt, type Check, type MakeCheck, type SchemaFiles, type SchemaName } from './schema-files';

export type { SchemaFiles, SchemaName };

/**
 * The kinds of things that files refer to by name. An offer is one of a store, a column one of a feed's table, an
 * address one of another site. A page may also be such an address, or a section.
 */
export type ReferenceKind =
  | 'store'
  | 'offer'
  | 'feed'
  | 'network'
  | 'category'
  | 'group'
  | 'season'
  | 'goods'
  | 'payment'
  | 'country'
  | 'currency'
  | 'picture'
  | 'icon'
  | 'page'
  | 'address'
  | 'file'
  | 'column';

/** The parts of a schema that the generator itself reads, mainly texts for maintainers. */
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
  readonly minItems?: number;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly propertyNames?: SchemaNode;
  /** The format of a text for people: `text/plain` or `text/markdown`. Absent for ids, codes and addresses. */
  readonly contentMediaType?: string;
  /** What a text of this node, or a key that it describes, refers to by its name. */
  readonly 'x-ref'?: ReferenceKind;
  /** Whether the thing may be missing: it existed once, or another rule reports it. */
  readonly 'x-ref-missing'?: 'allowed';
  /** Where a picture is shown, which decides its proportion and size. */
  readonly 'x-ref-place'?: PictureUse;
  /** Words that may stand in place of a name. */
  readonly 'x-ref-except'?: readonly string[];
  /**
   * What becomes of the value once the thing, or the last one of a list, is removed: a person chooses another one, the
   * entry around it is removed as well, or it stays. Without it, an optional value or an item of a list is removed.
   */
  readonly 'x-ref-removed'?: 'needed' | 'entry' | 'kept';
  /** A mapping needs at least one of these keys. */
  readonly 'x-needs-one-of'?: readonly string[];
  /** Former names of this property, so that a diagnostic about one can suggest the current name. */
  readonly formerly?: readonly string[];
}

export interface Schemas {
  readonly check: Check;
  rootOf(name: SchemaName): SchemaNode;
  /** A node with its `$ref` resolved; the siblings of the `$ref` take precedence. */
  resolve(node: SchemaNode): SchemaNode;
  /** The kinds of a union discriminated by `kind`. */
  kindsOf(union: SchemaNode): readonly string[];
  /** Whether any union of the same noun has a kind. */
  isKindElsewhere(noun: string, kind: string): boolean;
}

/** The type of a node; the first one if it has several. */
export function typeOf({ type }: SchemaNode): string | undefined {
  return typeof type === 'string' ? type : type?.[0];
}

/** What the branches of a union are: `section`, `offer`, `benefit`, `page`. */
export function nounOf(union: SchemaNode): string {
  const title = union.title ?? 'entry';
  return /Section$/.test(title) ? 'section' : title.toLowerCase();
}

export function schemaNodeOf(error: ErrorObject | undefined): SchemaNode {
  // Ajv does not type it; with `verbose` it is the node of our own files.
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

  // Cached, because every string of the data is looked up.
  const targets = new WeakMap<SchemaNode, SchemaNode>();

  function follow(node: SchemaNode, reference: string): SchemaNode {
    const [file = '', fragment = ''] = reference.split('#');
    const target = files.get(file === '' ? (home.get(node) ?? '') : file);
    const { $ref: _ref, ...own } = node;
    const resolved = resolve(pointer(target, fragment));
    return Object.keys(own).length === 0 ? resolved : { ...resolved, ...own };
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

/** The compiled schemas. Files with unchanged text are not compiled again, because each check may read them again. */
export function schemasOf(files: SchemaFiles): Schemas {
  const known = compiled.get(files);
  if (known) return known;
  const text = JSON.stringify([...files]);
  if (lastCompiled?.text !== text) lastCompiled = { text, schemas: schemasWith(compiledCheck, files) };
  compiled.set(files, lastCompiled.schemas);
  return lastCompiled.schemas;
}

/** Makes `schemasOf` use another check than compiling for these files. */
export function installCheck(files: SchemaFiles, makeCheck: MakeCheck): Schemas {
  const schemas = schemasWith(makeCheck, files);
  compiled.set(files, schemas);
  return schemas;
}
