import { describedIn } from '../../../src/domain/editing/names';
import { apiFolder, apiOffersFile } from '../../../src/domain/pages/site-files';
import type { PublicCatalogue } from '../derive/files/public-catalogue';
import type { ApiOffers } from '../../../src/generated/data-types';
import type { TextFile } from './sitemap';

/** By their published names, which they use to refer to each other. */
const published = {
  'api.schema.json': 'schema.json',
  'common.schema.json': 'common.schema.json',
  'offer.schema.json': 'offer.schema.json',
} as const;

function jsonLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

function dataFile(name: string, value: unknown): TextFile {
  return { path: `${apiFolder}/${name}`, content: jsonLine(value) };
}

/** Removes keywords that only the generator reads, and the Arabic of descriptions. */
function forReaders(key: string, value: unknown): unknown {
  if (key === 'description' && typeof value === 'string') return describedIn(value, 'en');
  return key.startsWith('x-') ? undefined : value;
}

export interface ApiSchema {
  readonly path: string;
  readonly schema: object;
}

/** The schemas that describe the public copy. */
export function apiSchemas(schemas: ReadonlyMap<string, object>): readonly ApiSchema[] {
  return Object.entries(published).map(([name, path]) => {
    const schema = schemas.get(name);
    if (!schema) throw new Error(`There is no schema ${name}.`);
    return { path, schema };
  });
}

export function offersFile(slug: string, offers: ApiOffers): TextFile {
  return { path: apiOffersFile(slug), content: jsonLine(offers) };
}

/** The public copy of the catalogue without the offers, with its schema. */
export function apiFiles(
  { index, stores }: Pick<PublicCatalogue, 'index' | 'stores'>,
  schemas: readonly ApiSchema[],
): readonly TextFile[] {
  const shapes = schemas.map(({ path, schema }) => ({
    path: `${apiFolder}/${path}`,
    content: `${JSON.stringify(schema, forReaders, 2)}\n`,
  }));
  return [dataFile('index.json', index), ...[...stores].map(([name, value]) => dataFile(name, value)), ...shapes];
}
