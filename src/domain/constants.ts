/** Times of the interface in milliseconds and lengths in CSS pixels (product rules R30, R31 and R40). */

/** How long the rotating banner of the home page shows each entry. */
export const bannerInterval = 3000;

/** How long a copy button shows its confirmation. */
export const copyConfirmation = 3000;

/** How long a toast is shown. */
export const toastDuration = 5000;

/** Dragging a toast this far in the reading direction closes it. */
export const toastSwipe = 50;

/** The key that moves focus to the toast. */
export const toastHotkey = 'F8';

/**
 * The prefix of fragments with a basket. It is here because pages test for it before they load the code that parses
 * baskets.
 */
export const basketFragmentStart = '#basket=';

/** The number of coupons on the home page. */
export const homeCoupons = 4;

/**
 * How long typing must pause before the result for an amount is announced, so that it is announced once, not per digit.
 */
export const settleDelay = 400;
