import type { ErrorObject } from 'ajv/dist/2020.js';
import { singleFiles } from '../../load/places';
import { requiringAll } from '../../load/schemas';

/** The parsed schema files, by file name: `store.schema.json`. */
export type SchemaFiles = ReadonlyMap<string, object>;

export const schemaNames = [
  ...singleFiles,
  'store',
  'page',
  'post',
  'messages',
  'feed',
  'feed-row',
  'feed-corrections',
  'evidence',
] as const;

export type SchemaName = (typeof schemaNames)[number];

/** Returns every violation of a schema by a value; empty for a valid value. */
export type Check = (name: SchemaName, value: unknown) => readonly ErrorObject[];

/** Creates the check by schemas. The nodes in its errors are those of the given files. */
export type MakeCheck = (files: SchemaFiles) => Check;

export function filledFiles(files: SchemaFiles): SchemaFiles {
  // An object is serialised, so an object is parsed.
  const filled = (schema: object): object => JSON.parse(JSON.stringify(schema), requiringAll) as object;
  return new Map([...files].map(([name, schema]) => [name, filled(schema)]));
}

export function nodeAt(root: unknown, pointer: string): unknown {
  let node: unknown = root;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replace(/~1/g, '/').replace(/~0/g, '~');
    node = typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
  }
  return node;
}
