import { styles } from '../theme/styles';
import { colour, leading, motion, radius, size, space, weight } from '../theme/tokens';

const notch = '0.625rem';
const wide = '@container (min-width: 30rem)';

/** A mask with round bites of the notch's size at two points of the box. */
function bites(first: string, second: string) {
  const bite = (at: string): string => `radial-gradient(circle at ${at}, transparent calc(${notch} - 0.5px), black ${notch})`;
  return { maskImage: `${bite(first)}, ${bite(second)}`, maskComposite: 'intersect' } as const;
}

const holes = `0.3125rem dotted ${colour.paper}`;

export const css = styles({
  ticket: {
    containerType: 'inline-size',
    display: 'grid',
    // A shadow that follows the notches, and a thin outline of the same kind.
    filter: `drop-shadow(0 0 0.5px ${colour.lineStrong}) drop-shadow(0 0.125rem 0.375rem rgb(60 45 20 / 0.08))`,
    transition: `filter ${motion.quick}`,
    '@media (forced-colors: active)': { filter: 'none', border: '1px solid', borderRadius: radius.l },
    '@media print': { filter: 'none', border: `1px solid ${colour.lineStrong}`, borderRadius: radius.l, breakInside: 'avoid' },
  },
  shape: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minInlineSize: 0,
    overflow: 'clip',
    borderRadius: radius.l,
    // The side of the box on which a line of reading ends, which gradients cannot name.
    '--start': '0%',
    '--end': '100%',
    '&:dir(rtl)': { '--start': '100%', '--end': '0%' },
    [wide]: {
      gridTemplateRows: '1fr',
      gridTemplateColumns: '10.5rem minmax(0, 1fr)',
      '&[data-size="large"]': { gridTemplateColumns: '13rem minmax(0, 1fr)' },
    },
  },
  stub: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xxs} ${space.m}`,
    paddingInline: space.l,
    paddingBlock: space.m,
    background: colour.brandSoft,
    color: colour.ink,
    ...bites('0 100%', '100% 100%'),
    '[data-kind="deal"] &': { background: colour.sand },
    '[data-state="expired"] &': { background: colour.sand, color: colour.inkSoft },
    [wide]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      justifyContent: 'center',
      textAlign: 'center',
      paddingInline: space.m,
      paddingBlock: space.l,
      ...bites('var(--end) 0', 'var(--end) 100%'),
    },
  },
  benefit: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space.xs}`,
    fontSize: size.body,
    fontWeight: weight.medium,
    lineHeight: leading.tight,
    [wide]: { flexDirection: 'column', alignItems: 'center', gap: space.xxs },
  },
  figure: {
    fontSize: '2.25rem',
    fontWeight: weight.bold,
    lineHeight: 1.1,
    color: colour.brand,
    '&:lang(en)': { letterSpacing: '-0.02em' },
    '&[data-long]': { fontSize: '1.625rem' },
    '&[data-words]': { fontSize: '1.375rem', lineHeight: leading.tight },
    '&:lang(ar)[data-words]': { letterSpacing: 'normal' },
    '[data-state="expired"] &': { color: colour.inkSoft },
    '[data-size="large"] &': { fontSize: '3rem', '&[data-long]': { fontSize: '2rem' }, '&[data-words]': { fontSize: '1.75rem' } },
    [wide]: {
      fontSize: '2.75rem',
      '&[data-long]': { fontSize: '1.625rem' },
      '[data-size="large"] &': { fontSize: '3.5rem', '&[data-long]': { fontSize: '2.125rem' } },
    },
  },
  kind: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    fontSize: size.small,
    fontWeight: weight.medium,
    color: colour.inkSoft,
    [wide]: { order: -1 },
  },
  emblem: { fontSize: '2.25rem', color: colour.brand, '[data-state="expired"] &': { color: colour.inkSoft } },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    minInlineSize: 0,
    paddingInline: space.l,
    paddingBlock: space.l,
    background: colour.surface,
    borderBlockStart: holes,
    ...bites('0 0', '100% 0'),
    [wide]: {
      borderBlockStart: 'none',
      borderInlineStart: holes,
      ...bites('var(--start) 0', 'var(--start) 100%'),
    },
    '@container (max-width: 20rem)': { paddingInline: space.m },
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
  description: { color: colour.inkSoft },
  terms: { fontSize: size.small, color: colour.inkSoft },
  redeem: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    '& > *': { flex: '1 1 auto' },
    // Where cards stand in a row, their actions line up at the foot.
    '&[data-foot]': { marginBlockStart: 'auto', paddingBlockStart: space.xxs },
  },
  noCode: { display: 'inline-flex', alignItems: 'center', gap: space.xs, minBlockSize: '2.75rem', fontWeight: weight.medium, color: colour.inkSoft },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xxs} ${space.m}`,
    paddingBlockStart: space.s,
    borderBlockStart: `1px solid ${colour.line}`,
    '&:empty': { display: 'none' },
  },
});
