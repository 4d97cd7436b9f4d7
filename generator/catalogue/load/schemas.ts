import type { Files } from '../../system/files';

/** A JSON Schema document, parsed. */
export type SchemaDocument = Readonly<Record<string, unknown>>;

/** The schemas by file name: `store.schema.json`. They are ours, so one that cannot be read is a bug. */
export type Schemas = ReadonlyMap<string, SchemaDocument>;

/**
 * A part of a schema in which more is required than the editor asks for: a feed that `uses` a preset need not have what the preset
 * has. It is checked once the preset has filled it in.
 */
export function requiringAll(_key: string, node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('requiredOnceFilled' in node)) return node;
  const { requiredOnceFilled: required, ...rest } = node;
  return { ...rest, required };
}

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
