import type { Names } from '../../../src/domain/editing/names';
import type { Files } from '../../system/files';
import { fileName } from './places';

export type SchemaDocument = Readonly<Record<string, unknown>>;

/** The schemas by file name: `store.schema.json`. */
export type Schemas = ReadonlyMap<string, SchemaDocument>;

export function namesOf(schemas: Schemas): Names {
  // The assertion is sound: a test checks the form of the names.
  return (schemas.get('common.schema.json')?.['x-names'] ?? {}) as Names;
}

/**
 * A reviver for `JSON.parse` for settings after a preset has been applied. The editor uses the schema without it,
 * because a feed that `uses` a preset need not repeat its settings.
 */
export function requiringAll(_key: string, node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('requiredOnceFilled' in node)) return node;
  const { requiredOnceFilled: required, ...rest } = node;
  return { ...rest, required };
}

/** Throws if a schema cannot be read, which is a bug. */
export function loadSchemas(files: Files): Schemas {
  const schemas = new Map<string, SchemaDocument>();
  for (const path of files.list('schemas')) {
    const bytes = files.read(path);
    if (!path.endsWith('.schema.json') || !bytes) continue;
    const schema: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof schema !== 'object' || schema === null) throw new Error(`${path} is not a schema.`);
    schemas.set(fileName(path), { ...schema });
  }
  return schemas;
}
