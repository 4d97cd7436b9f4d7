import { cleanSvg } from './clean';
import { scaled } from './scale';

/** The tools that process pictures added to the data. */
export interface PictureTools {
  /** See `scaled` in `scale.ts`. Throws if the picture cannot be decoded. */
  readonly scaled: typeof scaled;
  /** See `cleanSvg` in `clean.ts`. */
  readonly cleanSvg: typeof cleanSvg;
}

/** The tools on Node. */
export const nodePictureTools: PictureTools = { scaled, cleanSvg };
