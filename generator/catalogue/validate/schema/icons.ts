import { asList, fieldOf } from '../../load/fields';
import type { SchemaFiles } from './schemas';

/** The built-in icons of the site that the data may use; the schema lists them as examples. */
export function siteIcons(schemas: SchemaFiles): readonly string[] {
  const names = fieldOf(fieldOf(fieldOf(schemas.get('common.schema.json'), '$defs'), 'icon'), 'examples');
  return asList(names).map(String);
}
