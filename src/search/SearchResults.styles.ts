import { css } from '@emotion/react';
import { floating, row } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  panel: css({
    position: 'absolute',
    zIndex: 30,
    insetInline: 0,
    insetBlockStart: `calc(100% + ${space.xs})`,
    // A report can be taller than the window, below a header that does not scroll.
    maxBlockSize: 'max(12rem, 100dvh - 8rem)',
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    ...floating,
    fontSize: size.body,
    textAlign: 'start',
  }),
  list: css({
    // Product specification, section 9.
    maxBlockSize: '15rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&:not(:empty)': { padding: space.xxs },
  }),
  heading: css({ paddingInline: space.m, paddingBlockStart: space.xs, fontSize: size.small, fontWeight: weight.bold }),
  option: css({
    ...row(space.xs),
    minBlockSize: '2.75rem',
    paddingInline: space.xs,
    paddingBlock: space.xxs,
    borderRadius: radius.s,
    cursor: 'pointer',
    '&:hover': { background: colour.sand },
    '&[aria-selected="true"]': {
      background: colour.tealSoft,
      outline: `2px solid ${colour.teal}`,
      outlineOffset: '-2px',
    },
  }),
  // The size of a logo's tile.
  sign: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: '24%',
    background: colour.sand,
    color: colour.inkSoft,
  }),
  icon: css({ flex: 'none', color: colour.inkSoft, inlineSize: '1.125em', blockSize: '1.125em' }),
  words: css({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }),
  name: css({ display: 'block', lineHeight: 1.35 }),
  about: css({ display: 'block', color: colour.inkSoft, fontSize: size.small, lineHeight: 1.35 }),
  line: css({ display: 'block' }),
  code: css({ fontWeight: weight.bold, overflowWrap: 'anywhere' }),
  others: css({ padding: space.xxs, paddingBlockStart: 0, '& a': { color: colour.ink, textDecoration: 'none' } }),
  unknown: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: space.xs,
    padding: space.m,
    borderBlockStart: `1px solid ${colour.line}`,
  }),
  remark: css({ padding: space.m, color: colour.inkSoft, overflowWrap: 'anywhere' }),
});
