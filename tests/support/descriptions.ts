import { loadSchemas } from '../../generator/catalogue/load/schemas';
import { projectSystem } from './catalogue';

function descriptionsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'description' in node && typeof node.description === 'string' ? [node.description] : [];
  return [...own, ...Object.values(node).flatMap(descriptionsIn)];
}

/** The descriptions in the schemas of the data. That of the public API is in English only. */
export const descriptions = [
  ...new Set(
    [...loadSchemas(projectSystem())].flatMap(([name, schema]) =>
      name === 'api.schema.json' ? [] : descriptionsIn(schema),
    ),
  ),
];
