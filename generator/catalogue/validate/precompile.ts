import { _ } from 'ajv/dist/2020.js';
import type { SourceCode } from 'ajv/dist/types/index.js';
import { ajvOf, listingOptions } from './compiled-check';
import { filledFiles, schemaNames, type SchemaFiles } from './schema-files';
import { codeOf, standaloneOptions } from './standalone-validators';

/** Maps every node of the schemas to its file and JSON pointer. */
function placesOf(files: SchemaFiles): ReadonlyMap<unknown, readonly [file: string, pointer: string]> {
  const places = new Map<unknown, readonly [string, string]>();
  const walk = (node: unknown, file: string, pointer: string): void => {
    if (typeof node !== 'object' || node === null) return;
    places.set(node, [file, pointer]);
    for (const [key, child] of Object.entries(node))
      walk(child, file, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  };
  for (const [file, schema] of files) walk(schema, file, '');
  return places;
}

/**
 * The code of a module whose default export is a `PrecompiledModule`, for browsers, which must not compile schemas. It
 * does not contain the schemas: its errors have the nodes of the schemas that the caller passes.
 */
export function precompiledModule(schemas: SchemaFiles): string {
  const files = filledFiles(schemas);
  const ajv = ajvOf(files, { ...listingOptions, code: standaloneOptions });
  const places = placesOf(files);
  const seen = new Set<SourceCode>();
  const refer = (source: SourceCode | undefined): void => {
    if (!source || seen.has(source)) return;
    seen.add(source);
    for (const { value } of source.scopeValues['schema'] ?? []) {
      const [file, pointer] = places.get(value?.ref) ?? [];
      if (value && file !== undefined && pointer !== undefined) value.code = _`node(${file}, ${pointer})`;
    }
    for (const { value } of source.scopeValues['validate'] ?? []) refer(Reflect.get(Object(value?.ref), 'source'));
    for (const { value } of source.scopeValues['root'] ?? [])
      refer(Reflect.get(Object(value?.ref), 'validate')?.source);
  };
  for (const name of schemaNames) refer(ajv.getSchema(`${name}.schema.json`)?.source);
  const code = codeOf(ajv, Object.fromEntries(schemaNames.map((name) => [name, `${name}.schema.json`])));
  return `export default function (require, node) {\nconst exports = {};\n${code}\nreturn exports;\n}\n`;
}
