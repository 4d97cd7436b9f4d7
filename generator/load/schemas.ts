import type { Files } from '../system/files';

/** A JSON Schema document, parsed. */
export type SchemaDocument = Readonly<Record<string, unknown>>;

/** The schemas by file name: `store.schema.json`. They are ours, so one that cannot be read is a bug. */
export type Schemas = ReadonlyMap<string, SchemaDocument>;

/** Reads every schema. */
export function loadSchemas(files: Files): Schemas {
  const schemas = new Map<string, SchemaDocument>();
  for (const path of files.list('schemas')) {
    const bytes = files.read(path);
    if (!path.endsWith('.schema.json') || !bytes) continue;
    const schema: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof schema !== 'object' || schema === null) throw new Error(`${path} is not a schema.`);
    schemas.set(path.slice(path.lastIndexOf('/') + 1), { ...schema });
  }
  return schemas;
}
