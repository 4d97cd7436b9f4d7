import { cataloguePages, generateModules, generateTypes, writeCatalogue } from '../../site/build/generate';
import { mostStores } from '../../site/emit/catalogue';
import { PreparedPictures } from '../../site/pictures/prepared';
import { buildTargetOf } from '../../site/units/build-target';
import { programKeyOf } from '../../system/cache/cache-keys';
import type { LiveSiteParts } from './live-site';

/** Scales pictures, and writes the modules from which Vite serves the site's code. */
export const nodeParts: LiveSiteParts = {
  target: buildTargetOf,
  pictures: (system, site) => new PreparedPictures(system, site),
  generated: {
    types: (system, schemas) => generateTypes(system, schemas, programKeyOf(system)),
    modules: generateModules,
    catalogue(system, { stores }, units) {
      writeCatalogue(system, units.map(cataloguePages), { stores, withPages: stores.length <= mostStores });
    },
  },
};
