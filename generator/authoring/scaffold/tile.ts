import { initialsOf } from '../../site/derive/texts/brand';

/** Letters and digits as strokes in a box of 20 by 28. A font would look different on each device. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 28L10 0L20 28M4 18H16',
  B: 'M0 14H11a7 7 0 0 1 0 14H0V0H10a7 7 0 0 1 0 14',
  C: 'M19 6A12 14 0 1 0 19 22',
  D: 'M0 0V28H6A14 14 0 0 0 6 0Z',
  E: 'M18 0H0V28H18M0 14H14',
  F: 'M18 0H0V28M0 14H14',
  G: 'M19 6A12 14 0 1 0 20 18V15H12',
  H: 'M0 0V28M20 0V28M0 14H20',
  I: 'M10 0V28',
  J: 'M16 0V19A8 9 0 0 1 0 19',
  K: 'M0 0V28M19 0L1 15M7 10L20 28',
  L: 'M0 0V28H17',
  M: 'M0 28V0L11 16L22 0V28',
  N: 'M0 28V0L20 28V0',
  O: 'M10 0A10 14 0 1 0 10 28A10 14 0 1 0 10 0Z',
  P: 'M0 28V0H11A8 8 0 0 1 11 16H0',
  Q: 'M10 0A10 14 0 1 0 10 28A10 14 0 1 0 10 0ZM12 20L20 28',
  R: 'M0 28V0H11A8 8 0 0 1 11 16H0M9 16L20 28',
  S: 'M18 5C15 -2 1 -2 1 7C1 15 19 13 19 21C19 30 3 30 0 23',
  T: 'M0 0H20M10 0V28',
  U: 'M0 0V18A10 10 0 0 0 20 18V0',
  V: 'M0 0L10 28L20 0',
  W: 'M0 0L6 28L12 8L18 28L24 0',
  X: 'M0 0L20 28M20 0L0 28',
  Y: 'M0 0L10 14L20 0M10 14V28',
  Z: 'M0 0H20L0 28H20',
  '0': 'M10 0A10 14 0 1 0 10 28A10 14 0 1 0 10 0Z',
  '1': 'M4 6L11 0V28',
  '2': 'M1 7A9 8 0 1 1 17 13L0 28H19',
  '3': 'M1 0H18L9 11A8.5 8.5 0 1 1 0 23',
  '4': 'M15 28V0L0 20H20',
  '5': 'M18 0H3L1 13A9 8 0 1 1 0 24',
  '6': 'M16 0L3 15M10 28A9 9 0 1 1 10 10A9 9 0 1 1 10 28Z',
  '7': 'M0 0H19L7 28',
  '8': 'M10 13A7 6.5 0 1 1 10 0A7 6.5 0 1 1 10 13A9 7.5 0 1 1 10 28A9 7.5 0 1 1 10 13Z',
  '9': 'M4 28L17 13M10 18A9 9 0 1 1 10 0A9 9 0 1 1 10 18Z',
};

/** A price tag, for names without Latin letters. */
const tag = 'M26 48L48 26H70V48L48 70ZM60 36h.01';

const arch = 'M14 96V54C14 34 32 24 48 10C64 24 82 34 82 54V96Z';

const dark = '#2a2118';
const light = '#ffffff';

/** The text colour with sufficient contrast, by the relative luminance of WCAG. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.4 ? dark : light;
}

function markOf(name: string): string {
  const glyphs = [...initialsOf(name)].slice(0, 2).map((letter) => strokes[letter.normalize('NFKD').charAt(0)]);
  if (glyphs.length === 0 || glyphs.includes(undefined)) return `<path d="${tag}"/>`;
  const start = glyphs.length === 1 ? 38 : 21;
  return glyphs
    .map((path, index) => `<path transform="translate(${start + index * 34} 34)" d="${path ?? ''}"/>`)
    .join('');
}

/** A tile with a store's initials in its colour, without artwork of third parties (product rule R47). */
export function tileOf(name: string, colour: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
    `  <rect width="96" height="96" rx="22" fill="${colour}"/>`,
    `  <path d="${arch}" fill="${inkOn(colour)}" fill-opacity=".15"/>`,
    `  <g fill="none" stroke="${inkOn(colour)}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${markOf(name)}</g>`,
    '</svg>',
    '',
  ].join('\n');
}

export function postPicture(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">',
    '  <rect width="1200" height="630" fill="#f6efe3"/>',
    '  <circle cx="600" cy="315" r="250" fill="#f0e1c6"/>',
    '  <g transform="translate(408 123) scale(4)" fill="none" stroke="#1d5c56" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">' +
      `<path d="${tag}"/></g>`,
    '</svg>',
    '',
  ].join('\n');
}

const colours = ['#1d5c56', '#7a2f8f', '#9a4a1c', '#1f4e8c', '#8c2f45', '#4d6b1f', '#5b4a9e', '#8a6200'] as const;

/** The colour of a store without a brand colour. It depends only on the slug. */
export function colourFor(slug: string): string {
  let sum = 0;
  for (const character of slug) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return colours[sum % colours.length] ?? colours[0];
}
