/** The maximum size of an uploaded picture in bytes, before it is scaled. */
export const largestUpload = 20_000_000;

/** The maximum size of an uploaded table in bytes. A larger one is copied to data/feeds by hand. */
export const largestTable = 30_000_000;
