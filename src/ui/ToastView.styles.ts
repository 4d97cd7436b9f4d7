import { css } from '@emotion/react';
import { floating } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, motion, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  region: css({
    position: 'fixed',
    zIndex: 50,
    insetInline: space.m,
    // Above the bar at the bottom of a store's page, which includes the safe area itself.
    insetBlockEnd: `calc(${space.m} + max(env(safe-area-inset-bottom, 0px), var(--bar, 0px)))`,
    borderRadius: radius.m,
    [from.tablet]: {
      insetInlineStart: 'auto',
      insetInlineEnd: space.l,
      insetBlockEnd: `calc(${space.l} + var(--bar, 0px))`,
      inlineSize: '24rem',
    },
    '&[data-place="top"]': {
      insetBlockStart: `calc(${space.m} + env(safe-area-inset-top, 0px))`,
      insetBlockEnd: 'auto',
    },
    // On a phone a dialog is at the bottom, where the toast would cover its buttons.
    '@media (max-width: 39.99rem)': { 'dialog &': { insetBlockStart: space.m, insetBlockEnd: 'auto' } },
    '@media print': { display: 'none' },
  }),
  toast: css({
    '--way': 1,
    display: 'flex',
    alignItems: 'start',
    gap: space.xs,
    padding: space.m,
    ...floating,
    touchAction: 'pan-y',
    translate: 'calc(var(--moved, 0) * var(--way) * 1px)',
    transition: `translate ${motion.quick}, opacity ${motion.calm}`,
    '&:dir(rtl)': { '--way': -1 },
    '&[data-dragged]': { transition: 'none', cursor: 'grabbing', userSelect: 'none', WebkitUserSelect: 'none' },
    '@starting-style': { opacity: 0 },
  }),
  mark: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: radius.round,
  }),
  neutral: css({ background: colour.saffronSoft, color: colour.onSaffronSoft }),
  good: css({ background: colour.goodSoft, color: colour.good }),
  bad: css({ background: colour.badSoft, color: colour.bad }),
  words: css({ flex: 1, minInlineSize: 0, paddingBlockStart: '0.1875rem' }),
  title: css({ fontWeight: weight.medium, lineHeight: 1.5 }),
  description: css({ color: colour.inkSoft, fontSize: size.small, lineHeight: 1.6 }),
  // Its target is larger than the space that it takes.
  close: css({
    '&&': { inlineSize: '2.75rem' },
    minBlockSize: '2.75rem',
    marginBlock: '-0.5rem',
    marginInlineEnd: '-0.5rem',
    color: colour.inkSoft,
  }),
});
