import { styles } from '../theme/styles';
import { colour, from, leading, motion, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  list: {
    display: 'grid',
    gap: space.xs,
    gridTemplateColumns: 'minmax(0, 1fr)',
    inlineSize: '100%',
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' },
  },
  store: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    blockSize: '100%',
    minBlockSize: '3.5rem',
    padding: `${space.xs} ${space.s}`,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.m,
    background: colour.surface,
    color: colour.ink,
    textAlign: 'start',
    textDecoration: 'none',
    transition: `border-color ${motion.quick}`,
    '&:hover': { borderColor: colour.brand },
  },
  words: { display: 'grid', flex: 1, minInlineSize: 0 },
  name: { fontWeight: weight.medium, lineHeight: leading.tight },
  offers: { fontSize: size.small, color: colour.inkSoft },
  benefit: { '&::after': { content: '" ·"' } },
  count: { whiteSpace: 'nowrap' },
  arrow: { flex: 'none', color: colour.teal },
});
