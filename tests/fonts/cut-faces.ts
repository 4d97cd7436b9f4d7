import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '../..');

/** Parses the characters of a `unicode-range` of a style sheet: `U+0600-06FF, U+2212`. */
function charactersIn(unicodeRange: string): string {
  return [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
    .flatMap(([, first = '', last = first]) => {
      const from = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

// The types of the library lack some of its options.
const options = {
  targetFormat: 'woff2',
  // The features for correct shaping: joining forms, mark positions, kerning. No fractions.
  keepFeatures: [
    'calt',
    'ccmp',
    'curs',
    'fina',
    'init',
    'isol',
    'kern',
    'liga',
    'locl',
    'mark',
    'medi',
    'mkmk',
    'rlig',
  ],
  // Tables with metadata of the font, or hints for low-resolution screens.
  dropTables: ['STAT', 'gasp', 'prep'],
} as const;

/**
 * The site's font files, which are subsets of the package's variable fonts: the characters and weights that `fonts.css`
 * declares, with the shaping features of the script.
 */
export async function cutFaces(): Promise<ReadonlyMap<string, Uint8Array>> {
  const css = readFileSync(path.join(root, 'src/theme/fonts.css'), 'utf8');
  const faces = [
    ...css.matchAll(
      /font-weight: (\d+)(?: (\d+))?;[^}]*url\('\.\/(fonts\/(?:readex-pro-)?(latin|arabic)\b[\w-]*\.woff2)'\)[^}]*unicode-range: ([^;]+);/g,
    ),
  ];
  const cut = await Promise.all(
    faces.map(async ([, min = '', max = min, file = '', script = '', unicodeRange = '']) => {
      const whole = createRequire(import.meta.url).resolve(
        `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
      );
      const made = await subsetFont(readFileSync(whole), charactersIn(unicodeRange), {
        ...options,
        variationAxes: { wght: min === max ? Number(min) : { min: Number(min), max: Number(max) } },
      });
      return [path.join('src/theme', file), made] as const;
    }),
  );
  return new Map(cut);
}
