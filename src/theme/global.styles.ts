import { hex, type Oklch } from '../domain/looks/colour-space';
import {
  brandColour,
  brandScales,
  calmChroma,
  chromaOfStep,
  hasBrightField,
  hueSteps,
  type BrandRole,
} from '../domain/looks/store-colours';
import { colours, dark, light, onField, veil } from './palette';
import { globalStyles } from './styles';
import { colour, font, from, leading, motion, size, weight } from './tokens';

function brandParts(theme: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(brandScales[theme]).flatMap(([role, { lightness, strength }]) => [
      [`--l-${role}`, String(lightness)],
      [`--s-${role}`, String(strength)],
    ]),
  );
}

const scaledColour = (role: BrandRole): string => `oklch(var(--l-${role}) calc(var(--c) * var(--s-${role})) var(--h))`;

const brandSteps = Object.fromEntries(
  hueSteps.map((step) => {
    const chroma = chromaOfStep(step);
    return [
      `[data-hue="${step}"]`,
      {
        '--h': step * 10,
        '--c': chroma < calmChroma ? chroma : undefined,
        // Bright fields are the same in both themes.
        '--brand-field': hasBrightField(step) ? hex(brandColour('light', 'field', step)) : undefined,
        '--on-field': hasBrightField(step) ? hex(onField('light', step)) : undefined,
      },
    ];
  }),
);

const shade: Oklch = [0.3, 0.03, 70];
const black: Oklch = [0, 0, 0];
const lightShadows = {
  '--shadow-card': `0 1px 2px ${hex(shade, 0.05)}, 0 6px 20px -8px ${hex(shade, 0.14)}`,
  '--shadow-float': `0 2px 6px ${hex(shade, 0.08)}, 0 18px 48px -12px ${hex(shade, 0.28)}`,
};
const darkShadows = {
  '--shadow-card': `0 1px 2px ${hex(black, 0.3)}`,
  '--shadow-float': `0 2px 6px ${hex(black, 0.4)}, 0 18px 48px -12px ${hex(black, 0.7)}`,
};

/** Latin text: low line heights, and slightly tighter tracking for display sizes. */
const latinType = {
  '--size-small': '0.875rem',
  '--size-body': '1rem',
  '--size-lead': 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
  '--size-title': 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
  '--size-heading': 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
  '--size-display': 'clamp(1.5rem, 1.15rem + 1.5vw, 2.5rem)',
  '--leading-tight': '1.2',
  '--leading-body': '1.6',
  '--tracking': '-0.015em',
};

/** Arabic letters are lower, with longer ascenders and descenders: larger sizes, greater line heights, no tracking. */
const arabicType = {
  '--size-small': '0.9375rem',
  '--size-body': '1.0625rem',
  '--size-lead': 'clamp(1.125rem, 1.06rem + 0.3vw, 1.25rem)',
  '--size-title': 'clamp(1.25rem, 1.16rem + 0.4vw, 1.4375rem)',
  '--size-heading': 'clamp(1.5625rem, 1.36rem + 0.9vw, 2.0625rem)',
  '--size-display': 'clamp(1.5rem, 1.15rem + 1.5vw, 2.5rem)',
  '--leading-tight': '1.4',
  '--leading-body': '1.7',
  '--tracking': '0',
};

/** The bundler may put the sheets of components before this one, so no selector is more specific than one class. */
export const global = globalStyles({
  ':root': {
    colorScheme: 'light dark',
    ...colours(light),
    ...brandParts('light'),
    ...lightShadows,
    '--font-text': "'Face', 'Roboto Face', 'Arial Face', 'Naskh Face', system-ui, sans-serif",
    '--font-code': "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
    // The height of the sticky header, which is that of its buttons.
    '--header-height': '4rem',
    '--page': '72rem',
    [from.broad]: { '--page': '88rem' },
  },

  // Print uses the light theme, because paper is white.
  '@media screen and (prefers-color-scheme: dark)': {
    ':root': { ...colours(dark), ...brandParts('dark'), ...darkShadows },
    // Pictures are designed for light pages.
    img: { filter: 'brightness(0.85)' },
  },

  ':root, [data-hue]': {
    '--c': calmChroma,
    '--brand': scaledColour('brand'),
    '--brand-soft': scaledColour('soft'),
    '--brand-field': scaledColour('field'),
    '--on-field': colour.onNight,
  },
  // Brands without a hue, and elements outside of any brand, are black on sand.
  ':root, [data-hue="-1"]': { '--h': 70, '--c': 0.015, '--brand': colour.ink, '--brand-soft': colour.sand },
  '[data-hue="-1"]': { '--l-field': 0.34 },
  ...brandSteps,

  // Only elements that change the language reset the type, so that a size set in between is inherited.
  ':where(:root, [lang|="en"], [lang|="fr"])': { ...latinType, lineHeight: leading.body },
  ':where([lang|="ar"])': { ...arabicType, lineHeight: leading.body },

  '*, ::before, ::after': { boxSizing: 'border-box' },
  '*': { margin: 0, padding: 0 },
  html: {
    // The header must not cover the target of keyboard focus or of a link.
    scrollPaddingBlockStart: 'calc(var(--header-height) + 1rem)',
    // Neither must the bar at the bottom. Its height is `--bar` while it is shown.
    scrollPaddingBlockEnd: 'var(--bar, 0px)',
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    background: colour.paper,
    // The gutter prevents a layout shift when the scroll bar disappears. No backdrop covers it, so it has the
    // backdrop's colour.
    '&:has(dialog:modal)': {
      overflow: 'hidden',
      scrollbarGutter: 'stable',
      background: `color-mix(in srgb, ${veil}, ${colour.paper})`,
    },
  },
  body: {
    minBlockSize: '100vh',
    paddingBlockEnd: 'var(--bar, 0px)',
    background: colour.paper,
    color: colour.ink,
    fontFamily: font.text,
    fontSize: size.body,
    fontSynthesis: 'none',
    overflowWrap: 'break-word',
  },
  // A name may be one long word, which must not widen its container.
  main: { overflowWrap: 'anywhere' },
  'h1, h2, h3, h4': {
    fontWeight: weight.bold,
    lineHeight: leading.tight,
    letterSpacing: 'var(--tracking)',
    textWrap: 'balance',
  },
  h1: { fontSize: size.display },
  h2: { fontSize: size.heading },
  h3: { fontSize: size.title },
  h4: { fontSize: size.lead },
  p: { textWrap: 'pretty' },
  'ul, ol': { listStyle: 'none' },
  'img, svg, canvas': { maxInlineSize: '100%' },
  img: { blockSize: 'auto' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  table: { fontVariantNumeric: 'tabular-nums' },
  dialog: { color: 'inherit' },
  // The line that opens a disclosure. Its arrow, if it has one, points up while it is open.
  summary: { display: 'flex', alignItems: 'center', listStyle: 'none', cursor: 'pointer' },
  'summary::-webkit-details-marker': { display: 'none' },
  ':where(summary) > svg': { transition: `rotate ${motion.quick}` },
  ':where([open] > summary) > svg': { rotate: '180deg' },
  ':where(a)': {
    color: colour.teal,
    textUnderlineOffset: '0.22em',
    transition: `color ${motion.quick}, text-decoration-color ${motion.quick}`,
  },
  ':where(a:hover)': { color: colour.tealDeep, textDecorationThickness: '2px' },
  ':where(:focus-visible)': {
    outline: `3px solid ${colour.focus}`,
    outlineOffset: '2px',
  },
  // The script focuses it after a navigation. The reader did not move the focus, so no outline is shown.
  'main:focus, [tabindex="-1"]:focus:not(:focus-visible)': { outline: 'none' },
  '::selection': { background: colour.saffron, color: colour.onSaffron },
  '[hidden]': { display: 'none !important' },

  // Controls that need a script are hidden without one.
  '@media (scripting: none)': { '[data-needs-script]': { display: 'none !important' } },
  'html[data-script="failed"] [data-needs-script]': { display: 'none !important' },
  '[aria-busy="true"]': { cursor: 'progress' },

  '@keyframes turn': { to: { rotate: '1turn' } },
  '@keyframes tear': { '40%': { translate: 'var(--tear, 0 -0.375rem)' } },

  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after, ::backdrop': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Exactly 0: with a positive duration on every element, an inherited colour would advance by one level per
      // animation frame.
      transitionDuration: '0s !important',
    },
  },

  '@page': { margin: '14mm' },
  '@media print': {
    ':root': { '--paper': '#fff', '--sand': '#fff', '--brand-soft': '#fff' },
    html: { fontSize: '10pt' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    ':where(a[href])': { color: 'inherit' },
    // Print shows collapsed content.
    'details::details-content': { contentVisibility: 'visible' },
    '[data-needs-script]': { display: 'none !important' },
  },
});
