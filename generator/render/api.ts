import { apiFolder } from '../derive/public-catalogue';
import type { DerivedSite } from '../derive/derive';
import type { TextFile } from './sitemap';

/** The schema files that describe the public copy, by the names under which they are published. They refer to each other by these. */
const published = { 'api.schema.json': 'schema.json', 'common.schema.json': 'common.schema.json', 'offer.schema.json': 'offer.schema.json' } as const;

/** The public copy of the catalogue, with its schema. */
export function apiFiles({ publicCatalogue }: DerivedSite, schemas: ReadonlyMap<string, object>): readonly TextFile[] {
  const data = Object.entries(publicCatalogue).map(([name, value]) => ({ path: `${apiFolder}/${name}.json`, content: `${JSON.stringify(value)}\n` }));
  const shapes = Object.entries(published).map(([name, path]) => {
    const schema = schemas.get(name);
    if (!schema) throw new Error(`There is no schema ${name}.`);
    return { path: `${apiFolder}/${path}`, content: `${JSON.stringify(schema, undefined, 2)}\n` };
  });
  return [...data, ...shapes];
}
