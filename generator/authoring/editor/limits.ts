/** How many bytes a picture may have that is still to be scaled. */
export const largestUpload = 20_000_000;

/** How many bytes a table may have that comes from the page. A larger one is put into data/feeds by hand. */
export const largestTable = 30_000_000;
