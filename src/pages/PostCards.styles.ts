import { css } from '@emotion/react';
import { stack, card, wrap, note } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, leading, motion, radius, shadow, size, space } from '../theme/tokens';

export const styles = classNames({
  cards: css({
    ...stack(space.l),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  }),
  card: css({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    blockSize: '100%',
    overflow: 'hidden',
    ...card(radius.l),
    transition: `box-shadow ${motion.quick}, border-color ${motion.quick}`,
    '&:hover': { boxShadow: shadow.card, borderColor: colour.lineStrong },
  }),
  picture: css({
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    background: colour.sand,
  }),
  words: css({ display: 'grid', alignContent: 'start', gap: space.xs, padding: space.l }),
  badges: css({ display: 'flex', flexWrap: 'wrap', gap: space.xs }),
  title: css({ fontSize: size.title, lineHeight: leading.tight }),
  link: css({
    color: colour.ink,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    // Extends the link to the whole card.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${colour.focus}`, outlineOffset: '-3px', borderRadius: radius.l },
  }),
  description: css({ color: colour.inkSoft }),
  // Only as wide as its content, so that it starts below the title even if their directions differ.
  meta: css({
    justifySelf: 'start',
    ...wrap(`0 ${space.m}`),
    ...note,
  }),
});
