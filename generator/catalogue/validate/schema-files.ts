import type { ErrorObject } from 'ajv/dist/2020.js';
import { singleFiles } from '../load/places';
import { requiringAll } from '../load/schemas';

/** The schema files, parsed, by file name: `store.schema.json`. */
export type SchemaFiles = ReadonlyMap<string, object>;

/** The kinds of file that have a schema of their own. */
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

/** Gives every way in which a value differs from a schema. */
export type Check = (name: SchemaName, value: unknown) => readonly ErrorObject[];

/** Makes the check by schemas. The errors that it gives have nodes of these very files. */
export type MakeCheck = (files: SchemaFiles) => Check;

/** The schemas for data into which presets have been filled. */
export function filledFiles(files: SchemaFiles): SchemaFiles {
  // What parsing gives for the text of an object is an object.
  const filled = (schema: object): object => JSON.parse(JSON.stringify(schema), requiringAll) as object;
  return new Map([...files].map(([name, schema]) => [name, filled(schema)]));
}

/** The node of a file at a JSON pointer. */
export function nodeAt(root: unknown, pointer: string): unknown {
  let node: unknown = root;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replace(/~1/g, '/').replace(/~0/g, '~');
    node = typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
  }
  return node;
}
