/** Times of the interface in milliseconds and lengths in CSS pixels (product rules R30, R31 and R40). */

export const bannerInterval = 3000;

/** How long a copy button shows its confirmation. */
export const copyConfirmation = 3000;

export const toastDuration = 5000;

/** Dragging a toast this far in the reading direction closes it. */
export const toastSwipe = 50;

export const toastHotkey = 'F8';

/** Here, because pages test for it before they load the code that parses baskets. */
export const basketFragmentStart = '#basket=';

export const homeCoupons = 4;

/** How long typing must pause before the result for an amount is announced, so that not every digit is. */
export const settleDelay = 400;
