import type { Language } from '../domain/language';

// Nobody should wait for a typeface longer than he notices.
const patience = 150;

/**
 * Shows the site's face from here on, if the browser has it or gets it at once: to be called between two pages. Where
 * it comes later, the next page keeps the letters it begins with.
 */
export async function showLaterFace(language: Language): Promise<void> {
  // A letter of each file that pages in the language need.
  const letters = language === 'ar' ? 'eع' : 'e';
  await Promise.any([document.fonts.load('1em Later', letters), new Promise((resolve) => setTimeout(resolve, patience))]);
  document.documentElement.toggleAttribute('data-later', document.fonts.check('1em Later', letters));
}
