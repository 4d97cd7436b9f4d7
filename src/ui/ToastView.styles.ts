import { css } from '@emotion/react';
import { floating } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, motion, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  // In the height of the header, so that it lies on no offer.
  region: css({
    position: 'fixed',
    zIndex: 50,
    insetInline: 0,
    insetBlockStart: 'env(safe-area-inset-top, 0px)',
    inlineSize: 'fit-content',
    minInlineSize: 'min(100%, 24rem)',
    maxInlineSize: '44rem',
    marginInline: 'auto',
    '@media print': { display: 'none' },
  }),
  toast: css({
    '--way': 1,
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: 'var(--header-height)',
    paddingInline: space.xs,
    ...floating,
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
    touchAction: 'pan-y',
    translate: 'calc(var(--moved, 0) * var(--way) * 1px)',
    transition: `translate ${motion.quick}, opacity ${motion.calm}`,
    '&:dir(rtl)': { '--way': -1 },
    '&[data-dragged]': { transition: 'none', cursor: 'grabbing', userSelect: 'none', WebkitUserSelect: 'none' },
    '@starting-style': { opacity: 0 },
  }),
  neutral: css({ color: colour.inkSoft }),
  good: css({ color: colour.good }),
  bad: css({ color: colour.bad }),
  // As few lines as possible.
  words: css({ flex: 1, minInlineSize: 0, fontSize: size.small, lineHeight: 1.35, '& > p': { display: 'inline' } }),
  title: css({ fontWeight: weight.medium }),
  close: css({
    '&&': { flex: 'none', marginInlineEnd: `-${space.xxs}` },
    color: colour.inkSoft,
  }),
});
