import { lattice } from '../theme/lattice';
import { styles } from '../theme/styles';
import { colour, from, leading, motion, radius, shadow, size, space, weight } from '../theme/tokens';
import { perforatedBottom } from '../theme/perforation';

export const css = styles({
  hero: {
    '--focus': colour.saffron,
    position: 'relative',
    isolation: 'isolate',
    // Above the tickets, because the search results may overlap them.
    zIndex: 1,
    // The rotated ticket may be wider than a phone.
    overflowX: 'clip',
    paddingBlock: `${space.xl} ${space.xxl}`,
    color: colour.onNight,
    [from.desk]: { paddingBlock: `${space.xxxl} 5.5rem` },
    // The background of a coupon.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: `radial-gradient(closest-side, ${colour.night}, transparent) 0 0 / 100% 100%, ${lattice(colour.nightLine, '2.25rem')}, ${colour.night}`,
      ...perforatedBottom,
    },
    '@media (forced-colors: active)': { '&::before': { content: 'none' } },
    '@media print': { color: 'inherit', paddingBlock: 0, '&::before': { content: 'none' } },
  },
  stage: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    alignItems: 'center',
    [from.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: '6rem' },
    [from.broad]: { gridTemplateColumns: 'minmax(0, 1fr) 28rem', gap: '8rem' },
  },
  words: { display: 'grid', gap: space.m, maxInlineSize: '44rem' },
  heading: { fontSize: 'clamp(2.125rem, 1.5rem + 2.8vw, 3.75rem)', lineHeight: 1.1, '&:lang(ar)': { lineHeight: 1.3 } },
  subtitle: { fontSize: size.lead, lineHeight: leading.close, color: colour.onNightSoft, maxInlineSize: '34rem' },
  search: { inlineSize: '100%', maxInlineSize: '36rem', marginBlockStart: space.xs },
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
    gridAutoRows: '1fr',
    gap: space.s,
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))', gap: space.m },
    [from.broad]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.s,
    inlineSize: '100%',
    blockSize: '100%',
    padding: space.m,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.l,
    background: colour.surface,
    color: colour.ink,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
    '&:hover': { borderColor: colour.brand, boxShadow: shadow.card },
    [from.tablet]: { flexDirection: 'row', alignItems: 'center', gap: space.m },
    [from.broad]: { flexDirection: 'column', alignItems: 'start' },
  },
  tileWords: { display: 'grid', alignContent: 'start', gap: space.hair, minInlineSize: 0, flex: 1 },
  tileName: { fontWeight: weight.bold, fontSize: size.lead, lineHeight: leading.tight },
  tileOffer: { textWrap: 'balance', fontSize: size.small, color: colour.inkSoft },
  tileArrow: {
    display: 'none',
    color: colour.teal,
    flex: 'none',
    [from.tablet]: { display: 'inline' },
    [from.broad]: { display: 'none' },
  },
  // A row of four vertical tickets. Three horizontal ones in a row would leave the fourth in a row of its own.
  coupons: { [from.broad]: { '& > ul > li': { flexBasis: 0 } } },
  more: { display: 'flex', justifyContent: 'center', marginBlockStart: space.l },
});
