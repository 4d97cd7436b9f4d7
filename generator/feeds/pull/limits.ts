/** The maximum number of bytes in all responses for one table. */
export const maximumBytes = 128_000_000;
/** The maximum number of pages of one table. */
export const maximumPages = 2000;
