import type { Path } from '../load/document';
import { fieldOf } from '../load/fields';
import type { SchemaFiles } from './schemas';

/** An icon that a file uses. */
export interface IconUse {
  readonly name: string;
  readonly path: Path;
}

/** The built-in icons of the site that the data may use; the schema lists them as examples. */
export function siteIcons(schemas: SchemaFiles): readonly string[] {
  const names = fieldOf(fieldOf(fieldOf(schemas.get('common.schema.json'), '$defs'), 'icon'), 'examples');
  return Array.isArray(names) ? names.map(String) : [];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The icons that a store, a page or the home page uses. The shape of the file need not be valid. */
export function iconsIn(value: unknown): readonly IconUse[] {
  const use = (holder: unknown, path: Path): readonly IconUse[] => {
    const name = fieldOf(holder, 'icon');
    return typeof name === 'string' && name !== '' ? [{ name, path: [...path, 'icon'] }] : [];
  };
  return [
    ...use(value, []),
    ...listOf(fieldOf(value, 'sections')).flatMap((section, index) =>
      listOf(fieldOf(section, 'points')).flatMap((point, place) => use(point, ['sections', index, 'points', place])),
    ),
  ];
}
