import type { Language } from '../domain/language';

// Nobody should wait for a typeface longer than he notices.
const patience = 150;

/**
 * Shows the site's face from here on, if the browser has it or gets it at once: to be called between two pages. Where
 * it comes later, the next page keeps the letters it begins with.
 */
export async function showLaterFace(language: Language): Promise<void> {
  const { documentElement, fonts } = document;
  // A letter of each file that pages in the language need.
  const face = ["1em 'Later Face'", language === 'ar' ? 'eع' : 'e'] as const;
  await Promise.race([fonts.load(...face).catch(() => {}), new Promise((resolve) => setTimeout(resolve, patience))]);
  documentElement.toggleAttribute('data-later-face', fonts.check(...face));
}
