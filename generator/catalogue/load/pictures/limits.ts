/** The size of a picture in pixels, or in the units of an SVG. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** How many bytes a photo or drawing in pixels may have: it is scaled, but every clone of the project has it whole. */
export const maximumRasterBytes = 2_000_000;

/** How many bytes an SVG may have: shoppers load it as it is. */
export const maximumSvgBytes = 100_000;

/** How many bytes an icon may have: shoppers load all icons as one file. */
export const maximumIconBytes = 4000;

/** How many pixels are decoded: four bytes of memory each. A picture of a phone has 12 million. */
export const maximumPixels = 25_000_000;

/** The use of a picture on the site. */
export type PictureUse = 'logo' | 'post' | 'avatar' | 'icon';

/** Where a picture is shown. */
export interface PicturePlace {
  /** The width divided by the height of the place. What is beyond it is cut off. */
  readonly proportion: number;
  /** By how much the proportion of a picture may differ, as a factor. */
  readonly tolerance: number;
  /** What a picture of pixels needs to be sharp on phones: twice what is shown. */
  readonly needed: PictureSize;
  /** What is kept of a picture of pixels: no place shows more. */
  readonly kept: PictureSize;
}

/**
 * The places of pictures. Logos are shown at 32 to 56 pixels, and at 220 in share pictures; pictures of posts at up to 640 by 360,
 * avatars at 40, each with two pixels of the screen for one of the page.
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
} as const satisfies Readonly<Record<PictureUse, PicturePlace>>;

/** The fields of a file that name pictures, with their use, by the kind of the file. */
export const pictureFields: Readonly<Record<string, readonly (readonly [field: string, use: PictureUse])[]>> = {
  store: [['logo', 'logo']],
  post: [
    ['image', 'post'],
    ['authorAvatar', 'avatar'],
  ],
  site: [['icon', 'icon']],
};
