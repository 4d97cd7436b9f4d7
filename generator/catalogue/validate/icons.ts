import type { Path } from '../load/document';
import { fieldOf } from '../load/fields';
import type { SchemaFiles } from './schemas';

/** An icon that a file names. */
export interface IconUse {
  readonly name: string;
  readonly path: Path;
}

/** The site's own icons that the data may name: the schema lists them for editors. */
export function siteIcons(schemas: SchemaFiles): readonly string[] {
  const names = fieldOf(fieldOf(fieldOf(schemas.get('common.schema.json'), '$defs'), 'icon'), 'examples');
  return Array.isArray(names) ? names.map(String) : [];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The icons that a store, a page or the home page names. The shape of the file need not be right. */
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
