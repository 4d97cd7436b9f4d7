/** Times of the interface in milliseconds, and lengths in CSS pixels (product rules R30, R31 and R40). */

/** How long the rotating banner of the home page shows one entry. */
export const bannerInterval = 3000;

/** How long a copy button shows that it has copied. */
export const copyConfirmation = 3000;

/** How long a toast is shown. */
export const toastDuration = 5000;

/** A toast that is dragged this far in the reading direction closes. */
export const toastSwipe = 50;

/** The key that moves focus to the toast. */
export const toastHotkey = 'F8';

/** What fragments with a basket begin with. It stands here because pages test it before they load what reads a basket. */
export const basketFragmentStart = '#basket=';

/** The number of coupons on the home page. */
export const homeCoupons = 4;

/** An amount counts when typing has paused this long: the answer is announced once, and not for each digit. */
export const settleDelay = 400;
