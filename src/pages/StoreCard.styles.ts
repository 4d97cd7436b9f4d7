import { css } from '@emotion/react';
import { stack, row, card, note } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, leading, motion, radius, shadow, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  stores: css({
    ...stack(space.xs),
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, 18rem), 1fr))`,
    [from.tablet]: { gap: space.l },
  }),
  store: css({
    ...row(space.m),
    blockSize: '100%',
    paddingInline: space.m,
    paddingBlock: space.m,
    ...card(radius.m),
    color: colour.ink,
    textDecoration: 'none',
    transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
    // Sticky elements must not cover the element with keyboard focus.
    scrollMarginBlockStart: '5rem',
    '&:hover': { borderColor: colour.brand, boxShadow: shadow.card },
  }),
  words: css({ display: 'grid', gap: space.xxs, minInlineSize: 0 }),
  name: css({ fontSize: size.lead, fontWeight: weight.bold, lineHeight: leading.tight }),
  category: css({ textWrap: 'balance', fontSize: size.small, lineHeight: 1.5, color: colour.inkSoft }),
  offers: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.m,
    ...note,
    lineHeight: 1.5,
    '& > strong': { color: colour.ink, fontWeight: weight.medium },
  }),
  unrated: css({ ...note, lineHeight: 1.5 }),
});
