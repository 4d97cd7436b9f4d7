/** Values are custom properties in `global.styles.ts`. By these names, a misspelt token does not compile. */
export const colour = {
  paper: 'var(--paper)',
  /** Cards, tickets, dialogs. */
  surface: 'var(--surface)',
  /** Low-contrast fills: chips, table heads, code boxes. */
  sand: 'var(--sand)',
  line: 'var(--line)',
  /** Borders of controls: 3:1 against paper and surface. */
  lineStrong: 'var(--line-strong)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  /** The site's own colour: links, primary buttons. */
  teal: 'var(--teal)',
  tealDeep: 'var(--teal-deep)',
  tealSoft: 'var(--teal-soft)',
  onTeal: 'var(--on-teal)',
  /** Highlights, never for text on paper. */
  saffron: 'var(--saffron)',
  saffronSoft: 'var(--saffron-soft)',
  onSaffron: 'var(--on-saffron)',
  /** Text and icons on `saffronSoft`. */
  onSaffronSoft: 'var(--on-saffron-soft)',
  good: 'var(--good)',
  goodSoft: 'var(--good-soft)',
  bad: 'var(--bad)',
  badSoft: 'var(--bad-soft)',
  /** A store's accent, from the nearest `data-hue`. */
  brand: 'var(--brand)',
  brandSoft: 'var(--brand-soft)',
  /** A background in the store's colour, and text on it. */
  brandField: 'var(--brand-field)',
  onField: 'var(--on-field)',
  focus: 'var(--focus)',
  /** The background of the promotional banner and the footer; the next three are the colours on it. */
  night: 'var(--night)',
  onNight: 'var(--on-night)',
  onNightSoft: 'var(--on-night-soft)',
  nightLine: 'var(--night-line)',
} as const;

/**
 * The one scale of spacing: 4, 8, 16, 24, 40 and 64 px at the default text size. It scales with the reader's text size.
 * Nothing that is read or pressed stands nearer than `xs` to a line or an edge.
 */
export const space = { xxs: '0.25rem', xs: '0.5rem', m: '1rem', l: '1.5rem', xl: '2.5rem', xxl: '4rem' } as const;

/** Type sizes. The larger ones grow with the width of the window. */
export const size = {
  small: 'var(--size-small)',
  body: 'var(--size-body)',
  lead: 'var(--size-lead)',
  title: 'var(--size-title)',
  heading: 'var(--size-heading)',
  display: 'var(--size-display)',
} as const;

export const font = {
  text: 'var(--font-text)',
  code: 'var(--font-code)',
} as const;

export const weight = { regular: 400, medium: 500, bold: 700 } as const;

/** They depend on the language: Arabic needs more. `close` is for lead and small text in all languages. */
export const leading = {
  tight: 'var(--leading-tight)',
  body: 'var(--leading-body)',
  close: 1.6,
} as const;

export const radius = { s: '0.375rem', m: '0.75rem', l: '1.25rem', round: '999px' } as const;

export const shadow = {
  card: 'var(--shadow-card)',
  float: 'var(--shadow-float)',
} as const;

export const motion = {
  quick: '140ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '260ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

export const from = {
  tablet: '@media (min-width: 40rem)',
  desk: '@media (min-width: 64rem)',
  wide: '@media (min-width: 80rem)',
  /** A large screen, which would otherwise be half empty. */
  broad: '@media (min-width: 100rem)',
} as const;

/** The maximum width of a page's content, which is larger on large screens, and of a line of text. */
export const measure = { page: 'var(--page)', text: '40rem' } as const;
