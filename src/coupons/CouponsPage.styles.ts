import { css } from '@emotion/react';
import { stack, wrappedRow, wrap } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, leading, size, space } from '../theme/tokens';

export const styles = classNames({
  head: css({
    ...stack(space.xxs),
    paddingBlockStart: space.m,
    [from.desk]: { paddingBlockStart: space.xl },
  }),
  heading: css({ fontSize: size.heading }),
  meta: css({ fontSize: size.small, color: colour.inkSoft }),
  bar: css({
    ...wrappedRow(`${space.xxs} ${space.m}`),
    justifyContent: 'space-between',
  }),
  chips: css({
    ...wrap(space.xs),
    // Fits on one line on a phone.
    '@media (max-width: 39.99rem)': { '& > *': { paddingInline: space.xs } },
    '@media print': { display: 'none' },
  }),
  count: css({ fontVariantNumeric: 'tabular-nums', opacity: 0.8 }),
  failed: css({ paddingBlockStart: space.m }),
  list: css({
    scrollMarginBlockStart: '5rem',
    ...stack(space.xl),
    paddingBlockStart: space.m,
    '@media print': { display: 'block', paddingBlockEnd: 0 },
  }),
  // A printed list is for shopping.
  ended: css({ '@media print': { display: 'none' } }),
  links: css({ paddingBlockStart: space.m, '@media print': { display: 'none' } }),
  about: css({
    ...stack(space.m),
    maxInlineSize: '44rem',
    paddingBlock: `${space.l} ${space.xl}`,
    lineHeight: leading.close,
    color: colour.inkSoft,
    '@media print': { display: 'none' },
  }),
});
