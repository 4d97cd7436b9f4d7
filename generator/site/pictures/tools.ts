import type { System } from '../../system/system';
import { TryOut } from '../preview/try-out';
import { cleanSvg } from './clean';
import { scaled } from './scale';

/** The tools that process pictures added to the data. */
export interface PictureTools {
  /** See `scaled` in `scale.ts`. Throws if the picture cannot be decoded. */
  readonly scaled: typeof scaled;
  readonly cleanSvg: typeof cleanSvg;
  readonly faultOf: TryOut['faultOf'];
}

export function nodePictureTools(system: Pick<System, 'root'>): PictureTools {
  const tryOut = new TryOut(system);
  return { scaled, cleanSvg, faultOf: (svg) => tryOut.faultOf(svg) };
}
