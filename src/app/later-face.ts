import type { Language } from '../domain/language';
import arabicFile from '../theme/fonts/readex-pro-arabic.woff2';
import latinFile from '../theme/fonts/readex-pro-latin.woff2';

// Nobody should wait for a typeface longer than he notices.
const patience = 150;

let faces: readonly FontFace[] | undefined;

/**
 * Shows the site's face from here on, if the browser has it or gets it at once: to be called between two pages. Where
 * it comes later, the next page keeps the letters it begins with. The faces have other names than the first document's:
 * one that came too late for a document is not shown in it under its own name any more. They are made known to the
 * document when they are there, and not before they are needed: it is laid out anew for each.
 */
export async function showLaterFace(language: Language): Promise<void> {
  faces ??= [
    new FontFace('Later', `url(${latinFile})`, { weight: '400 700' }),
    new FontFace('Later Arabic', `url(${arabicFile})`, { weight: '400 700' }),
  ];
  const needed = language === 'ar' ? faces : faces.slice(0, 1);
  const loaded = Promise.all(needed.map((face) => face.load()));
  const areThere = await Promise.any([loaded, new Promise<undefined>((resolve) => setTimeout(resolve, patience))]);
  areThere?.forEach((face) => document.fonts.add(face));
  document.documentElement.toggleAttribute('data-later', areThere !== undefined);
}
