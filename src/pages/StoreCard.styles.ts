import { styles } from '../theme/styles';
import { colour, from, leading, motion, radius, shadow, size, space, weight } from '../theme/tokens';

export const css = styles({
  stores: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, 18rem), 1fr))`,
    gap: space.xs,
    [from.tablet]: { gap: space.l },
  },
  store: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    blockSize: '100%',
    paddingInline: space.m,
    paddingBlock: space.s,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.m,
    background: colour.surface,
    color: colour.ink,
    textDecoration: 'none',
    transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
    // What is sticky must not cover the element with keyboard focus.
    scrollMarginBlockStart: '5rem',
    '&:hover': { borderColor: colour.brand, boxShadow: shadow.card },
  },
  words: { display: 'grid', gap: space.hair, minInlineSize: 0 },
  name: { fontSize: size.lead, fontWeight: weight.bold, lineHeight: leading.tight },
  category: { textWrap: 'balance', fontSize: size.small, lineHeight: 1.5, color: colour.inkSoft },
  offers: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.s,
    fontSize: size.small,
    lineHeight: 1.5,
    color: colour.inkSoft,
    '& > strong': { color: colour.ink, fontWeight: weight.medium },
  },
});
