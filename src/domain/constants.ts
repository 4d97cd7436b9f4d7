/** Times of the interface in milliseconds, and lengths in CSS pixels (product rules R30, R31 and R40). */

/** The home page's rotating banner shows the next entry after this long. */
export const bannerInterval = 3000;

/** A copy button says that it has copied for this long. */
export const copyConfirmation = 3000;

/** A notice goes away by itself after this long. */
export const toastDuration = 5000;

/** A notice that is dragged this far in the reading direction goes away. */
export const toastSwipe = 50;

/** The key that moves focus to the notice. */
export const toastHotkey = 'F8';

/** How many coupons the home page shows. */
export const homeCoupons = 4;
