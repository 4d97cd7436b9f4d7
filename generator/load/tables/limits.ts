/** The largest file of a table, in bytes. */
export const maximumBytes = 256 * 1024 * 1024;
/** The largest sheet that a spreadsheet may unpack to, in bytes. */
export const maximumUnpacked = 256 * 1024 * 1024;
/** The most rows of a table. */
export const maximumRows = 1_000_000;
/** The longest cell, in characters: that of Excel. */
export const maximumCell = 32_767;
/** How deep values of JSON or elements of XML may be nested. */
export const maximumDepth = 64;
