import type { Language } from '../domain/language';
import arabicFile from '../theme/fonts/readex-pro-arabic.woff2';
import latinFile from '../theme/fonts/readex-pro-latin.woff2';

// In milliseconds; a longer delay of a navigation would be noticeable.
const timeout = 150;

let faces: readonly FontFace[] | undefined;

/**
 * Switches to the site's typeface if it loads quickly; call it between two pages. If it loads later, the next page keeps the
 * font that it starts with, so that its layout does not shift. The families differ from those of the inline styles, because
 * with `font-display: optional` a font that loaded too late for a document is never used in it. Each font is added to the
 * document when it has loaded and is needed, because adding one causes a layout.
 */
export async function showSiteFont(language: Language): Promise<void> {
  faces ??= [
    new FontFace('Later', `url(${latinFile})`, { weight: '400 700' }),
    new FontFace('Later Arabic', `url(${arabicFile})`, { weight: '400 700' }),
  ];
  const needed = language === 'ar' ? faces : faces.slice(0, 1);
  const loaded = Promise.all(needed.map((face) => face.load()));
  const available = await Promise.any([loaded, new Promise<undefined>((resolve) => setTimeout(resolve, timeout))]);
  for (const face of available ?? []) document.fonts.add(face);
  document.documentElement.toggleAttribute('data-later', available !== undefined);
}
