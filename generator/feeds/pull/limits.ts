/** In all responses for one table. */
export const maximumBytes = 128_000_000;
/** Of one table. */
export const maximumPages = 2000;
