/** A size in pixels, or in the units of an SVG. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** In bytes. Raster pictures are scaled for the site, but every clone of the project contains them in full. */
export const maximumRasterBytes = 2_000_000;

/** In bytes. Visitors load an SVG unchanged. */
export const maximumSvgBytes = 100_000;

/** In bytes. Visitors load all icons in one file. */
export const maximumIconBytes = 4000;

/** The decoded pixels, at four bytes of memory each. A phone's picture has 12 million. */
export const maximumPixels = 25_000_000;

export type PictureUse = 'logo' | 'post' | 'avatar' | 'icon' | 'mark';

export interface PicturePlace {
  /** The ratio of width to height. Anything beyond it is cropped. */
  readonly proportion: number;
  /** The factor by which the ratio of a picture may differ. */
  readonly tolerance: number;
  /** The minimum size of a raster picture to look sharp on phones: twice the shown size. */
  readonly needed: PictureSize;
  /** The maximum size that is kept of a raster picture, because no place shows more. */
  readonly kept: PictureSize;
}

/**
 * Logos are shown at 32 to 56 CSS pixels, and at 220 in share pictures; pictures of posts at up to 640 by 360, avatars at
 * 40. Each CSS pixel counts as two device pixels.
 */
export const picturePlaces = {
  logo: {
    proportion: 1,
    tolerance: 1.1,
    needed: { width: 112, height: 112 },
    kept: { width: 240, height: 240 },
  },
  post: {
    proportion: 16 / 9,
    tolerance: 1.25,
    needed: { width: 1200, height: 630 },
    kept: { width: 1280, height: 720 },
  },
  avatar: {
    proportion: 1,
    tolerance: 1.1,
    needed: { width: 80, height: 80 },
    kept: { width: 80, height: 80 },
  },
  icon: {
    proportion: 1,
    tolerance: 1.02,
    needed: { width: 512, height: 512 },
    kept: { width: 512, height: 512 },
  },
  mark: {
    proportion: 1,
    tolerance: 1.02,
    needed: { width: 80, height: 80 },
    kept: { width: 80, height: 80 },
  },
} as const satisfies Readonly<Record<PictureUse, PicturePlace>>;
