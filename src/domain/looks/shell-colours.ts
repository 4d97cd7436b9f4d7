import type { ShellColours } from '../../generated/data-types';
import { contrast, hex, isGrey, lightnessNear, oklchOf, within, type Oklch } from './colour-space';
import { brandColour, hueSteps } from './store-colours';

export type Theme = 'light' | 'dark';

/** `teal` and `saffron` are named after the default values of `primary` and `accent`. */
export type ShellToken =
  | 'paper'
  | 'surface'
  | 'sand'
  | 'line'
  | 'line-strong'
  | 'ink'
  | 'ink-soft'
  | 'teal'
  | 'teal-deep'
  | 'teal-soft'
  | 'on-teal'
  | 'saffron'
  | 'saffron-soft'
  | 'on-saffron'
  | 'on-saffron-soft'
  | 'good'
  | 'good-soft'
  | 'bad'
  | 'bad-soft'
  | 'focus'
  | 'night'
  | 'on-night'
  | 'on-night-soft'
  | 'night-line';

export type Palette = Readonly<Record<ShellToken, Oklch>>;

/** A colour that site.yaml can set. */
export type ColourKey = Exclude<keyof ShellColours, 'dark'>;

/** The default palettes. On sites with their own colours, the tokens keep their lightness. */
const shipped: Readonly<Record<Theme, Palette>> = {
  light: {
    paper: [0.985, 0.008, 85],
    surface: [1, 0, 0],
    sand: [0.957, 0.014, 85],
    line: [0.9, 0.015, 85],
    'line-strong': [0.62, 0.02, 80],
    ink: [0.26, 0.018, 70],
    'ink-soft': [0.46, 0.018, 70],
    teal: [0.42, 0.07, 190],
    'teal-deep': [0.34, 0.057, 190],
    'teal-soft': [0.945, 0.02, 190],
    'on-teal': [0.99, 0.006, 85],
    saffron: [0.8, 0.145, 78],
    'saffron-soft': [0.95, 0.048, 85],
    'on-saffron': [0.27, 0.05, 70],
    'on-saffron-soft': [0.43, 0.085, 65],
    good: [0.43, 0.09, 155],
    'good-soft': [0.95, 0.032, 155],
    bad: [0.47, 0.12, 38],
    'bad-soft': [0.95, 0.025, 45],
    focus: [0.52, 0.105, 235],
    night: [0.29, 0.045, 195],
    'on-night': [0.96, 0.01, 85],
    'on-night-soft': [0.82, 0.02, 150],
    'night-line': [0.42, 0.045, 195],
  },
  dark: {
    paper: [0.185, 0.01, 75],
    surface: [0.27, 0.012, 75],
    sand: [0.32, 0.014, 75],
    line: [0.4, 0.015, 75],
    'line-strong': [0.64, 0.02, 80],
    ink: [0.93, 0.012, 85],
    'ink-soft': [0.76, 0.016, 80],
    teal: [0.8, 0.085, 188],
    'teal-deep': [0.87, 0.07, 188],
    'teal-soft': [0.34, 0.035, 190],
    'on-teal': [0.21, 0.03, 190],
    saffron: [0.82, 0.135, 80],
    'saffron-soft': [0.35, 0.045, 80],
    'on-saffron': [0.24, 0.045, 70],
    'on-saffron-soft': [0.88, 0.09, 85],
    good: [0.82, 0.11, 155],
    'good-soft': [0.33, 0.04, 155],
    bad: [0.8, 0.1, 45],
    'bad-soft': [0.34, 0.045, 40],
    focus: [0.8, 0.11, 230],
    night: [0.255, 0.032, 195],
    'on-night': [0.94, 0.012, 85],
    'on-night-soft': [0.78, 0.022, 150],
    'night-line': [0.37, 0.035, 195],
  },
};

const shippedVeil: Oklch = [0.194, 0.0305, 191];

/** The token that each colour of site.yaml sets, in the order of correction: backgrounds before the colours on them. */
const tokenOf = { paper: 'paper', night: 'night', accent: 'saffron', primary: 'teal' } as const satisfies Readonly<
  Record<ColourKey, ShellToken>
>;
// The assertion is sound: the object has exactly these keys.
const colourKeys = Object.keys(tokenOf) as readonly ColourKey[];

/** The colour of site.yaml that determines the hue and chroma of a token. Other tokens are the same on every site. */
const familyOf: Readonly<Partial<Record<ShellToken, ColourKey>>> = {
  paper: 'paper',
  surface: 'paper',
  sand: 'paper',
  line: 'paper',
  'line-strong': 'paper',
  ink: 'paper',
  'ink-soft': 'paper',
  'on-night': 'paper',
  teal: 'primary',
  'teal-deep': 'primary',
  'teal-soft': 'primary',
  'on-teal': 'primary',
  saffron: 'accent',
  'saffron-soft': 'accent',
  'on-saffron': 'accent',
  'on-saffron-soft': 'accent',
  night: 'night',
  'on-night-soft': 'night',
  'night-line': 'night',
};

/** Tokens that keep their difference in lightness from their colour of site.yaml. Others keep their lightness. */
const relative: ReadonlySet<ShellToken> = new Set(['sand', 'line', 'teal-deep', 'night-line']);

/** The tokens whose lightness never changes: they are also text on the colours of stores, which are dark. */
const fixed: ReadonlySet<ShellToken> = new Set(['on-night', 'on-night-soft']);

const text = 4.5;
const drawing = 3;

/** Pairs with the contrast that WCAG 2.2 AA requires. A background that is also a foreground comes first. */
export const contrasts: readonly (readonly [ShellToken, readonly ShellToken[], number])[] = [
  ['ink', ['paper', 'surface', 'sand', 'teal-soft', 'saffron-soft', 'good-soft', 'bad-soft'], text],
  ['ink-soft', ['paper', 'surface', 'sand'], text],
  ['teal', ['paper', 'surface', 'sand', 'teal-soft', 'saffron-soft'], text],
  ['teal-deep', ['paper', 'surface', 'teal-soft'], text],
  ['on-teal', ['teal', 'teal-deep'], text],
  ['saffron', ['night'], drawing],
  ['on-saffron', ['saffron'], text],
  ['on-saffron-soft', ['saffron-soft', 'surface'], text],
  ['good', ['good-soft', 'surface', 'paper'], text],
  ['bad', ['bad-soft', 'surface', 'paper'], text],
  ['on-night', ['night', 'night-line'], text],
  ['on-night-soft', ['night'], text],
  ['line-strong', ['paper', 'surface'], drawing],
  ['focus', ['paper', 'surface', 'sand'], drawing],
];

/** The maximum ratio of a derived colour's chroma to that of the default colour. */
const strongest = 1.5;

/** Changes hue and chroma of a default colour in the same way as `to` differs from the default colour `from`. */
function turned([lightness, chroma, hue]: Oklch, from: Oklch, to: Oklch, isRelative = false): Oklch {
  return within([
    isRelative ? Math.min(1, Math.max(0, lightness + to[0] - from[0])) : lightness,
    chroma * Math.min(strongest, to[1] / from[1]),
    isGrey(to) ? hue : hue + to[2] - from[2],
  ]);
}

function givenIn(theme: Theme, colours: ShellColours): Readonly<Partial<Record<ColourKey, string>>> {
  return theme === 'light' ? colours : (colours.dark ?? {});
}

/** The colour of a key in a theme: its own, or for the dark theme the one that is derived from the light theme. */
function baseOf(theme: Theme, key: ColourKey, colours: ShellColours): Oklch {
  const token = tokenOf[key];
  const own = givenIn(theme, colours)[key];
  if (own !== undefined) return oklchOf(own);
  const ofLight = colours[key];
  if (ofLight === undefined) return shipped[theme][token];
  return turned(shipped.dark[token], shipped.light[token], oklchOf(ofLight));
}

/** The contrast of two colours after rounding to the values that screens show. */
function shownContrast(a: Oklch, b: Oklch): number {
  return contrast(oklchOf(hex(a)), oklchOf(hex(b)));
}

/** Colours that site.yaml does not set become lighter or darker if their contrast would be too low. */
function paletteOf(theme: Theme, colours: ShellColours): Palette {
  const base = shipped[theme];
  const given = givenIn(theme, colours);
  const palette: Record<ShellToken, Oklch> = { ...base };
  // The assertion is sound: the object has exactly these keys.
  for (const token of Object.keys(base) as readonly ShellToken[]) {
    // The text on light buttons is nearly white, like the page.
    const key = token === 'on-teal' && theme === 'light' ? 'paper' : familyOf[token];
    if (key === undefined) continue;
    const own = baseOf(theme, key, colours);
    palette[token] = tokenOf[key] === token ? own : turned(base[token], base[tokenOf[key]], own, relative.has(token));
  }
  for (const [front, grounds, least] of contrasts) {
    if (fixed.has(front) || colourKeys.some((key) => tokenOf[key] === front && given[key] !== undefined)) continue;
    const isLegible = (colour: Oklch): boolean =>
      grounds.every((ground) => shownContrast(colour, palette[ground]) >= least);
    palette[front] = lightnessNear(palette[front], isLegible) ?? palette[front];
  }
  return palette;
}

/** The palettes of a site with these colours; without any, the default palettes. */
export function palettesOf(colours: ShellColours = {}): Readonly<Record<Theme, Palette>> {
  return { light: paletteOf('light', colours), dark: paletteOf('dark', colours) };
}

export function veilOf({ night }: Pick<Palette, 'night'>): Oklch {
  return turned(shippedVeil, shipped.light.night, night);
}

export interface LowContrast {
  readonly theme: Theme;
  readonly key: ColourKey;
  /** The other colour; `store` for the colour of a store. */
  readonly other: ShellToken | 'store';
  /** The other colour as `#` and six hexadecimal digits. */
  readonly shown: string;
  readonly ratio: number;
  readonly least: number;
}

const ofStoresIn = new Map<Theme, readonly Oklch[]>();

/** The accents of stores, which are the same on every site. */
function storeColours(theme: Theme): readonly Oklch[] {
  const known = ofStoresIn.get(theme) ?? hueSteps.map((step) => brandColour(theme, 'brand', step));
  ofStoresIn.set(theme, known);
  return known;
}

function lowIn(theme: Theme, colours: ShellColours): readonly LowContrast[] {
  const palette = paletteOf(theme, colours);
  const given = givenIn(theme, colours);
  const isGiven = (key: ColourKey | undefined): key is ColourKey => key !== undefined && given[key] !== undefined;
  const pairs = contrasts.flatMap(([front, grounds, least]) =>
    grounds.flatMap((ground) => {
      const own = colourKeys.find((key) => tokenOf[key] === front);
      const key = [own, familyOf[ground], familyOf[front]].find(isGiven);
      if (key === undefined) return [];
      const other = tokenOf[key] === front ? ground : front;
      return [{ key, other, front: palette[front], ground: palette[ground], shown: palette[other], least }];
    }),
  );
  const { paper: ground } = palette;
  const ofStores = isGiven('paper')
    ? storeColours(theme).map(
        (front) => ({ key: 'paper', other: 'store', front, ground, shown: front, least: text }) as const,
      )
    : [];
  return [...pairs, ...ofStores].flatMap(({ key, other, front, ground, shown, least }) => {
    const ratio = shownContrast(front, ground);
    return ratio < least ? [{ theme, key, other, shown: hex(shown), ratio, least }] : [];
  });
}

function withColour(colours: ShellColours, theme: Theme, key: ColourKey, value: string): ShellColours {
  return theme === 'light' ? { ...colours, [key]: value } : { ...colours, dark: { ...colours.dark, [key]: value } };
}

/** With the nearest colour that has enough contrast, assuming that all earlier faults are corrected. */
export interface ColourFault extends LowContrast {
  readonly nearest: string;
}

/** The colours of site.yaml with too little contrast: each once, with its lowest contrast. */
export function colourFaults(colours: ShellColours): readonly ColourFault[] {
  const faults: ColourFault[] = [];
  let corrected = colours;
  for (const theme of ['light', 'dark'] as const)
    for (const key of colourKeys) {
      const lowOf = (tried: ShellColours): readonly LowContrast[] =>
        lowIn(theme, tried).filter((low) => low.key === key);
      const [lowest] = [...lowOf(corrected)].sort((a, b) => a.ratio / a.least - b.ratio / b.least);
      const value = givenIn(theme, corrected)[key];
      if (!lowest || value === undefined) continue;
      const isGood = (colour: Oklch): boolean => lowOf(withColour(corrected, theme, key, hex(colour))).length === 0;
      const nearest = hex(lightnessNear(oklchOf(value), isGood) ?? shipped[theme][tokenOf[key]]);
      faults.push({ ...lowest, nearest });
      corrected = withColour(corrected, theme, key, nearest);
    }
  return faults;
}
