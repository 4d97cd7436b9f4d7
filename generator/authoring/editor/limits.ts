/** In bytes, before the picture is scaled. */
export const largestUpload = 20_000_000;

/** In bytes. A larger table is copied to data/feeds by hand. */
export const largestTable = 30_000_000;
