import { generateModules, generateTypes } from '../../site/build/generate';
import { PreparedPictures } from '../../site/pictures/prepared';
import { buildTargetOf } from '../../site/units/build-target';
import { codeKeyOf } from '../../system/cache/cache-keys';
import type { LiveSiteParts } from './live-site';

/** A site on a computer: its pictures are scaled, and Vite serves its code, which imports modules that are made of the data. */
export const nodeParts: LiveSiteParts = {
  target: buildTargetOf,
  pictures: (system, site) => new PreparedPictures(system, site),
  generated: {
    types: (system, schemas) => generateTypes(system, schemas, codeKeyOf(system)),
    modules: generateModules,
  },
};
