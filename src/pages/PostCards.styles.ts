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
    // The whole card leads to the post, and is one link.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${colour.focus}`, outlineOffset: '-3px', borderRadius: radius.l },
  },
  description: { color: colour.inkSoft },
  // As wide as its words: where its direction is not that of the title, it still begins below the title's start.
  meta: {
    justifySelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.s}`,
    fontSize: size.small,
    color: colour.inkSoft,
  },
});
