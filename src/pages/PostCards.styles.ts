import { styles } from '../theme/styles';
import { colour, leading, motion, radius, shadow, size, space } from '../theme/tokens';

export const css = styles({
  cards: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))', gap: space.l },
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    blockSize: '100%',
    overflow: 'hidden',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.l,
    background: colour.surface,
    transition: `box-shadow ${motion.quick}, border-color ${motion.quick}`,
    '&:hover': { boxShadow: shadow.card, borderColor: colour.lineStrong },
  },
  picture: { display: 'block', inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover', background: colour.sand },
  words: { display: 'grid', alignContent: 'start', gap: space.xs, padding: space.l },
  badges: { display: 'flex', flexWrap: 'wrap', gap: space.xs },
  title: { fontSize: size.title, lineHeight: leading.tight },
  link: {
    color: colour.ink,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    // Extends the link to the whole card.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${colour.focus}`, outlineOffset: '-3px', borderRadius: radius.l },
  },
  description: { color: colour.inkSoft },
  // Only as wide as its content, so that it starts below the title even if their directions differ.
  meta: {
    justifySelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.s}`,
    fontSize: size.small,
    color: colour.inkSoft,
  },
});
