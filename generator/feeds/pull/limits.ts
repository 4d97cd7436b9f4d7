/** The most bytes of all answers of one table. */
export const maximumBytes = 128_000_000;
/** The most pages of one table. */
export const maximumPages = 2000;
