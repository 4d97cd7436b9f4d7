export interface ImageType {
  readonly mediaType: string;
  /** Whether the renderer of preview pictures decodes it. WebP and AVIF are converted to PNG first. */
  readonly inPreviews: boolean;
}

/** Every image format that the site accepts, by file-name extension in lower case. */
export const imageTypes = {
  svg: { mediaType: 'image/svg+xml', inPreviews: true },
  png: { mediaType: 'image/png', inPreviews: true },
  jpg: { mediaType: 'image/jpeg', inPreviews: true },
  jpeg: { mediaType: 'image/jpeg', inPreviews: true },
  gif: { mediaType: 'image/gif', inPreviews: true },
  webp: { mediaType: 'image/webp', inPreviews: false },
  avif: { mediaType: 'image/avif', inPreviews: false },
} as const satisfies Readonly<Record<string, ImageType>>;

/** The format of an image by the extension of its file name, in any case; undefined if the site does not accept it. */
export function imageTypeOf(fileName: string): ImageType | undefined {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  // Widened, so that any extension can be looked up.
  const types: Readonly<Record<string, ImageType>> = imageTypes;
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}
