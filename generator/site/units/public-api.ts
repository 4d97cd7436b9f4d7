import type { Settings } from '../../../src/domain/pages/settings';
import { publicStores } from '../derive/public-catalogue';
import type { Categories } from '../../../src/generated/data-types';
import type { StoreOutline } from '../derive/store-parts';
import { valueInput, type Input, type ValuesOf } from '../engine/input';
import type { Unit, UnitOutput } from '../engine/unit';
import type { Schemas } from '../../catalogue/load/schemas';
import { apiFiles, apiSchemas, type ApiSchema } from '../render/api';
import type { Editions, SiteInputs } from './site-inputs';

type ApiInputs = Readonly<{
  outlines: Input<readonly StoreOutline[]>;
  settings: Input<Settings>;
  editions: Input<Editions>;
  categories: Input<Categories>;
  about: Input<string>;
  schemas: Input<readonly ApiSchema[]>;
}>;

function makeApi({ outlines, settings, editions, categories, about, schemas }: ValuesOf<ApiInputs>): UnitOutput {
  const { imageAddress } = editions[settings.languages[0]];
  return { files: apiFiles(publicStores(outlines, settings, about, { imageAddress, categories }), schemas) };
}

/** The unit of the public copy of the catalogue. The offers are built with the pages of their stores. */
export function apiUnit({ data, outlines, settings, editions }: SiteInputs, schemas: Schemas): Unit<ApiInputs> {
  return {
    id: 'api',
    inputs: {
      outlines,
      settings,
      editions,
      categories: valueInput(data.categories),
      about: valueInput(data.site.tagline[settings.read().languages[0]]),
      schemas: valueInput(apiSchemas(schemas)),
    },
    make: makeApi,
  };
}
