import { styles } from '../theme/styles';
import { colour, leading, motion, radius, size, space, weight } from '../theme/tokens';

const notch = '0.625rem';
const hole = '0.1875rem';
const pitch = '0.875rem';
const wide = '@container (min-width: 30rem)';

const bite = (at: string, radius: string): string => `radial-gradient(circle at ${at}, transparent calc(${radius} - 0.5px), black ${radius})`;

/**
 * A mask that takes the edge of a ticket's part to the other: a notch at both ends and the halves of a row of holes
 * between them. `ends` and `edge` are points of the box, as gradients take them.
 */
function torn(ends: readonly [string, string], edge: string, along: 'inline' | 'block') {
  return {
    maskImage: `${bite(ends[0], notch)}, ${bite(ends[1], notch)}, ${bite(edge, hole)}`,
    maskSize: along === 'inline' ? `100% 100%, 100% 100%, ${pitch} 100%` : `100% 100%, 100% 100%, 100% ${pitch}`,
    maskRepeat: along === 'inline' ? 'no-repeat, no-repeat, round no-repeat' : 'no-repeat, no-repeat, no-repeat round',
    maskComposite: 'intersect',
  } as const;
}

export const css = styles({
  ticket: {
    containerType: 'inline-size',
    display: 'grid',
    // A shadow that follows the notches, and a thin outline of the same kind.
    filter: `drop-shadow(0 0 0.5px ${colour.lineStrong}) drop-shadow(0 0.125rem 0.375rem rgb(60 45 20 / 0.08))`,
    transition: `filter ${motion.quick}`,
    '@media (forced-colors: active)': { filter: 'none', border: '1px solid', borderRadius: radius.l },
    '@media print': { filter: 'none', border: `1px solid ${colour.lineStrong}`, borderRadius: radius.m, breakInside: 'avoid' },
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
      // With no figure to set large, the stub only says what kind it is.
      '&[data-bare]': { gridTemplateColumns: '7rem minmax(0, 1fr)' },
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
    ...torn(['0 100%', '100% 100%'], '50% 100%', 'inline'),
    '[data-kind="deal"] &': { background: colour.sand },
    '[data-size="large"] &': { background: colour.brand, color: colour.onBrand },
    '[data-state="expired"] &': { background: colour.sand, color: colour.inkSoft },
    '[data-bare] &': { justifyContent: 'start', paddingBlock: space.s },
    // Where masks and grounds are gone, a line of dashes is what one would tear along.
    '@media (forced-colors: active), print': { '&&': { maskImage: 'none', background: 'none', color: 'inherit', borderBlockEnd: '1px dashed' } },
    [wide]: {
      '@media (forced-colors: active), print': { '&&': { borderBlockEnd: 'none', borderInlineEnd: '1px dashed' } },
      '[data-bare] &': { justifyContent: 'center', paddingInline: space.s },
      flexDirection: 'column',
      flexWrap: 'nowrap',
      justifyContent: 'center',
      textAlign: 'center',
      paddingInline: space.m,
      paddingBlock: space.l,
      ...torn(['var(--end) 0', 'var(--end) 100%'], 'var(--end) 50%', 'block'),
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
    '&[data-tight]': { whiteSpace: 'nowrap' },
    '@media print': { '&&': { color: 'inherit' } },
    '[data-size="large"] &': { fontSize: '3rem', color: 'inherit', '&[data-long]': { fontSize: '2rem' }, '&[data-words]': { fontSize: '1.75rem' } },
    '[data-state="expired"] &': { color: colour.inkSoft },
    [wide]: {
      fontSize: '2.75rem',
      '&[data-long]': { fontSize: '1.5rem' },
      '[data-size="large"] &': { fontSize: '3.5rem', '&[data-long]': { fontSize: '1.875rem' } },
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
    [wide]: { order: -1 },
  },
  emblem: {
    fontSize: '1.5rem',
    color: colour.brand,
    [wide]: { order: -2, fontSize: '2rem' },
    '@media print': { '&&': { color: 'inherit' } },
    '[data-size="large"] &': { color: 'inherit' },
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
    ...torn(['0 0', '100% 0'], '50% 0', 'inline'),
    [wide]: {
      ...torn(['var(--start) 0', 'var(--start) 100%'], 'var(--start) 50%', 'block'),
    },
    '@container (max-width: 20rem)': { paddingInline: space.m },
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
    // Nobody presses paper.
    '@media print': { justifyContent: 'space-between', '& > *': { flex: 'none' }, '& > a': { display: 'none' } },
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
    '@media print': { '&&': { display: 'none' } },
  },
});
