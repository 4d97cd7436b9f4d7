import type { Settings } from '../../../src/domain/pages/settings';
import { publicStores } from '../derive/files/public-catalogue';
import type { Categories } from '../../../src/generated/data-types';
import type { StoreOutline } from '../derive/store-parts';
import type { Unit, UnitOutput } from '../engine/unit';
import type { Schemas } from '../../catalogue/load/schemas';
import { apiFiles, apiSchemas, type ApiSchema } from '../render/api';
import type { Editions, SiteInputs } from './site-inputs';

type ApiInputs = Readonly<{
  outlines: readonly StoreOutline[];
  settings: Settings;
  editions: Editions;
  categories: Categories;
  about: string;
  schemas: readonly ApiSchema[];
}>;

function makeApi({ outlines, settings, editions, categories, about, schemas }: ApiInputs): UnitOutput {
  const { imageAddress } = editions[settings.languages[0]];
  return { files: apiFiles(publicStores(outlines, settings, about, { imageAddress, categories }), schemas) };
}

/** The offers are built with the pages of their stores. */
export function apiUnit({ data, list, settings, editions }: SiteInputs, schemas: Schemas): Unit<ApiInputs> {
  return {
    id: 'api',
    inputs: {
      outlines: list(undefined, 'outline'),
      settings,
      editions,
      categories: data.categories,
      about: data.site.tagline[settings.languages[0]],
      schemas: apiSchemas(schemas),
    },
    make: makeApi,
  };
}
