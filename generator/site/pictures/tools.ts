import { cleanSvg } from './clean';
import { scaled } from './scale';

/** What changes pictures that are added to the data. */
export interface PictureTools {
  /** As `scaled` of a computer: throws if the picture cannot be decoded. */
  readonly scaled: typeof scaled;
  /** As `cleanSvg` of a computer. */
  readonly cleanSvg: typeof cleanSvg;
}

/** The tools of a computer. */
export const nodePictureTools: PictureTools = { scaled, cleanSvg };
