import type { IndexNow } from '../../../src/generated/data-types';
import type { Unit, UnitOutput } from '../engine/unit';
import { keyFile } from '../render/index-now';
import type { SiteInputs } from './site-inputs';

type KeyInputs = Readonly<{ indexNow: IndexNow }>;

function makeKeyFile({ indexNow }: KeyInputs): UnitOutput {
  return { files: [keyFile(indexNow)] };
}

/** Empty if the site has no key for announcements. */
export function indexNowUnits({ data: { site } }: SiteInputs): readonly Unit<KeyInputs>[] {
  return site.indexNow ? [{ id: 'index-now', inputs: { indexNow: site.indexNow }, make: makeKeyFile }] : [];
}
