import { styles } from '../theme/styles';
import { colour, from, leading, motion, radius, shadow, size, space, weight } from '../theme/tokens';

export const css = styles({
  hero: {
    background: `radial-gradient(60rem 24rem at 50% 0, ${colour.tealSoft}, transparent), ${colour.paper}`,
    paddingBlock: `clamp(${space.l}, 6vw, 5rem) clamp(${space.m}, 3vw, ${space.xl})`,
    '@media (forced-colors: active)': { background: 'none' },
  },
  words: { display: 'grid', justifyItems: 'center', gap: space.m, maxInlineSize: '46rem', marginInline: 'auto', textAlign: 'center' },
  subtitle: { fontSize: size.lead, color: colour.inkSoft, maxInlineSize: '38rem' },
  search: { inlineSize: '100%', maxInlineSize: '36rem', marginBlockStart: space.xs, textAlign: 'start' },
  banner: { marginBlockStart: `clamp(${space.l}, 4vw, ${space.xl})` },
  tiles: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))', gap: space.m },
  tile: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
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
  },
  tileWords: { display: 'grid', gap: space.hair, minInlineSize: 0, flex: 1 },
  tileName: { fontWeight: weight.bold, fontSize: size.lead, lineHeight: leading.tight },
  tileOffer: { color: colour.inkSoft },
  tileArrow: { color: colour.teal, flex: 'none' },
  more: { display: 'flex', marginBlockStart: space.l, [from.tablet]: { justifyContent: 'end' } },
  disclosure: { marginBlockEnd: space.m, fontSize: size.small, color: colour.inkSoft, maxInlineSize: '52rem' },
});
