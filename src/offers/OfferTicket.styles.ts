import { lattice } from '../theme/lattice';
import { styles } from '../theme/styles';
import { colour, from, leading, motion, radius, size, space, weight } from '../theme/tokens';
import { perforatedEdge } from '../theme/perforation';

const weave = lattice('color-mix(in srgb, currentColor 9%, transparent)', '0.875rem');

const wide = '@container (min-width: 30rem)';

/** From this container width, text and actions are side by side. */
const broad = '@container (min-width: 44rem)';

export const css = styles({
  ticket: {
    containerType: 'inline-size',
    display: 'grid',
    // A shadow and a thin outline, both of which follow the notches.
    filter: `drop-shadow(0 0 0.5px ${colour.lineStrong}) drop-shadow(0 0.125rem 0.375rem rgb(60 45 20 / 0.08))`,
    transition: `filter ${motion.quick}`,
    '@media (forced-colors: active)': { filter: 'none', border: '1px solid', borderRadius: radius.l },
    '@media print': {
      filter: 'none',
      border: `1px solid ${colour.lineStrong}`,
      borderRadius: radius.m,
      breakInside: 'avoid',
    },
  },
  shape: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minInlineSize: 0,
    overflow: 'clip',
    borderRadius: radius.l,
    // The positions of inline start and end, for which gradients have no keywords.
    '--start': '0%',
    '--end': '100%',
    '&:dir(rtl)': { '--start': '100%', '--end': '0%' },
    [wide]: {
      gridTemplateRows: '1fr',
      gridTemplateColumns: '10.5rem minmax(0, 1fr)',
      '&[data-size="large"]': { gridTemplateColumns: '13rem minmax(0, 1fr)' },
      // Without a benefit, the stub shows only the kind of the offer.
      '&[data-bare]': { gridTemplateColumns: '7.25rem minmax(0, 1fr)' },
    },
  },
  stub: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.xxs,
    paddingInline: space.l,
    paddingBlock: space.s,
    background: colour.brandSoft,
    color: colour.ink,
    ...perforatedEdge(['0 100%', '100% 100%'], '50% 100%', 'inline'),
    '[data-kind="deal"] &': { background: colour.sand },
    '[data-size="large"] &': { background: `${weave}, ${colour.brandField}`, color: colour.onField },
    '[data-state="expired"] &': { background: colour.sand, color: colour.inkSoft },
    '[data-bare] &': {
      flexDirection: 'row',
      alignItems: 'center',
      backgroundImage: weave,
      // The height of a stub with a number, which may be in the same row.
      [from.tablet]: { minBlockSize: `calc(4.25rem + ${size.small} * ${leading.body})` },
    },
    // Without masks and backgrounds, a dashed line marks the perforation.
    '@media (forced-colors: active), print': {
      '&&': { maskImage: 'none', background: 'none', color: 'inherit', borderBlockEnd: '1px dashed' },
    },
    [wide]: {
      '@media (forced-colors: active), print': { '&&': { borderBlockEnd: 'none', borderInlineEnd: '1px dashed' } },
      '&&': { flexDirection: 'column', alignItems: 'center' },
      justifyContent: 'center',
      textAlign: 'center',
      paddingInline: space.m,
      paddingBlock: space.l,
      ...perforatedEdge(['var(--end) 0', 'var(--end) 100%'], 'var(--end) 50%', 'block'),
    },
  },
  benefit: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'end',
    gap: `0 ${space.xs}`,
    // The perforations of the tickets in a row are at the same height, regardless of the size of the number.
    minBlockSize: '2.5rem',
    fontWeight: weight.medium,
    lineHeight: leading.tight,
    [wide]: { flexDirection: 'column', alignItems: 'center' },
  },
  figure: {
    fontSize: '2.25rem',
    fontWeight: weight.bold,
    lineHeight: 1.1,
    color: colour.brand,
    letterSpacing: 'var(--tracking)',
    '&[data-long]': { fontSize: '1.625rem' },
    '&[data-words]': { fontSize: '1.375rem', lineHeight: leading.tight },
    '&[data-tight]': { whiteSpace: 'nowrap' },
    '@media print': { '&&': { color: 'inherit' } },
    '[data-size="large"] &': {
      fontSize: '3rem',
      color: 'inherit',
      '&[data-long]': { fontSize: '2rem' },
      '&[data-words]': { fontSize: '1.75rem' },
    },
    '[data-state="expired"] &': { color: colour.inkSoft },
    [wide]: {
      fontSize: '2.75rem',
      '&[data-long]': { fontSize: '1.5rem' },
      '[data-size="large"] &': { fontSize: '3.75rem', '&[data-long]': { fontSize: '1.875rem' } },
    },
  },
  kind: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    fontSize: size.small,
    fontWeight: weight.medium,
    color: colour.inkSoft,
    '[data-size="large"] &': { color: 'inherit' },
    // Shown before the number, which is first in the markup.
    order: -1,
  },
  emblem: {
    order: -2,
    boxSizing: 'content-box',
    padding: '0.375rem',
    borderRadius: radius.round,
    [wide]: { padding: '0.75rem', fontSize: '1.5rem' },
    background: colour.surface,
    color: colour.brand,
    '@media print': { '&&': { color: 'inherit' } },
    '[data-state="expired"] &': { color: colour.inkSoft },
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    minInlineSize: 0,
    paddingInline: space.l,
    paddingBlock: space.l,
    background: colour.surface,
    ...perforatedEdge(['0 0', '100% 0'], '50% 0', 'inline'),
    [wide]: {
      ...perforatedEdge(['var(--start) 0', 'var(--start) 100%'], 'var(--start) 50%', 'block'),
    },
    '@container (max-width: 20rem)': { paddingInline: space.m },
    '[data-brief] &': {
      justifyContent: 'center',
      [broad]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' },
    },
    '@media (forced-colors: active), print': { '&&': { maskImage: 'none' } },
    '@media print': { paddingBlock: space.m, gap: space.xs },
  },
  store: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: space.xs,
    minBlockSize: '2.5rem',
    color: colour.ink,
    fontWeight: weight.medium,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  title: {
    fontSize: size.lead,
    fontWeight: weight.bold,
    lineHeight: leading.tight,
    textWrap: 'balance',
    '[data-size="large"] &': { fontSize: size.title },
  },
  gist: {
    display: 'grid',
    gap: space.xs,
    // Beside the action, it keeps its width whatever it says.
    '[data-brief] &': { [broad]: { flex: '1 1 18rem' } },
  },
  description: { color: colour.inkSoft },
  terms: { fontSize: size.small, color: colour.inkSoft },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xxs} ${space.m}`,
    paddingBlockStart: space.s,
    borderBlockStart: `1px solid ${colour.line}`,
    '&:empty': { display: 'none' },
    // Aligns the text of the button, not its box, with the text above.
    '& > button': {
      marginInlineStart: `calc(-1 * ${space.s})`,
      '@media (forced-colors: active)': { marginInlineStart: 0 },
    },
    '@media print': { '&&': { display: 'none' } },
  },
});
