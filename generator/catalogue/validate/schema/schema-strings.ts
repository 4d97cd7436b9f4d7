import type { Path } from '../../load/document';
import { isMapping } from '../../load/fields';
import { typeOf, type SchemaName, type SchemaNode, type Schemas } from './schemas';

/** A string of a file, with the schema node that describes it. */
export interface SchemaString {
  readonly value: string;
  readonly path: Path;
  /** The node of the schema; empty if the schema has none for this path. */
  readonly node: SchemaNode;
  /** The keys that each enclosing mapping may have, indexed by the length of the mapping's path. */
  readonly keys: readonly ReadonlySet<string>[];
}

/** Whether a string is a text for people, as opposed to an id, an address or a date. */
export function isText({ contentMediaType }: SchemaNode): boolean {
  return contentMediaType !== undefined;
}

function jsonType(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return isMapping(value) ? 'object' : typeof value;
}

/** Resolves a node: follows its reference and selects the branch of a union that the value is probably meant for. */
export function nodeFor(given: SchemaNode, value: unknown, schemas: Schemas): SchemaNode {
  const node = schemas.resolve(given);
  if (!node.oneOf) return node;
  const branches = node.oneOf.map((branch) => schemas.resolve(branch));
  const kind = isMapping(value) ? value['kind'] : undefined;
  const ofKind = branches.find(({ properties }) => kind !== undefined && properties?.['kind']?.const === kind);
  return ofKind ?? branches.find((branch) => typeOf(branch) === jsonType(value)) ?? node;
}

export function childOf({ properties, additionalProperties }: SchemaNode, key: string): SchemaNode {
  const others = typeof additionalProperties === 'object' ? additionalProperties : {};
  return properties && Object.hasOwn(properties, key) ? (properties[key] ?? {}) : others;
}

const keysOfNodes = new WeakMap<SchemaNode, ReadonlySet<string>>();
const noKeys: ReadonlySet<string> = new Set();

/** Returns every string of a file with its schema node. The file need not be valid. */
export function schemaStrings(schemas: Schemas, kind: SchemaName, root: unknown): readonly SchemaString[] {
  const strings: SchemaString[] = [];
  function visit(value: unknown, given: SchemaNode, path: Path, keys: SchemaString['keys']): void {
    const node = nodeFor(given, value, schemas);
    if (typeof value === 'string') strings.push({ value, path, node, keys });
    else if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(item, node.items ?? {}, [...path, index], [...keys, noKeys]);
      });
    } else if (isMapping(value)) {
      const own = keysOfNodes.get(node) ?? new Set(Object.keys(node.properties ?? {}));
      keysOfNodes.set(node, own);
      const inside = [...keys, own];
      for (const [key, child] of Object.entries(value)) visit(child, childOf(node, key), [...path, key], inside);
    }
  }
  visit(root, schemas.rootOf(kind), [], []);
  return strings;
}
