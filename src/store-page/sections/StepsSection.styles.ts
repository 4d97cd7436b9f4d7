import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, leading, radius, size, space, weight } from '../../theme/tokens';
import { phone, wide } from './layout';

export const styles = classNames({
  steps: css({
    '--badge': '2.5rem',
    // The height of the title. The number is aligned with it.
    '--row': 'var(--badge)',
    [phone]: { '--badge': '1.875rem' },
    '&[data-folded]': { '--row': 'max(var(--badge), 2.75rem)' },
    display: 'grid',
    counterReset: 'step',
    maxInlineSize: '46rem',
  }),
  step: css({
    display: 'grid',
    gridTemplateColumns: 'var(--badge) minmax(0, 1fr)',
    columnGap: space.m,
    [phone]: { columnGap: space.m },
    counterIncrement: 'step',
    position: 'relative',
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      inlineSize: 'var(--badge)',
      blockSize: 'var(--badge)',
      marginBlockStart: 'calc((var(--row) - var(--badge)) / 2)',
      borderRadius: radius.round,
      background: colour.tealSoft,
      color: colour.teal,
      fontWeight: weight.bold,
      fontVariantNumeric: 'tabular-nums',
    },
    '&:has(+ &)': {
      paddingBlockEnd: space.l,
      [phone]: { paddingBlockEnd: space.m },
      '[data-folded] > &': { paddingBlockEnd: 0, [wide]: { paddingBlockEnd: space.m } },
      // The line to the next step.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 'calc((var(--row) + var(--badge)) / 2 + 0.25rem) calc((var(--badge) - var(--row)) / 2 + 0.25rem)',
        insetInlineStart: 'calc(var(--badge) / 2 - 1px)',
        borderInlineStart: `2px solid ${colour.line}`,
      },
    },
  }),
  words: css({
    minInlineSize: 0,
    'div&': { paddingBlockStart: `calc((var(--row) - ${size.lead} * ${leading.tight}) / 2)` },
    // Where there is space, the text is always visible.
    [wide]: { '&::details-content': { contentVisibility: 'visible' } },
  }),
  summary: css({
    justifyContent: 'space-between',
    gap: space.m,
    minBlockSize: 'var(--row)',
    '&:hover': { color: colour.teal },
    '& > svg': { color: colour.inkSoft },
    [wide]: { cursor: 'auto', '& > svg': { display: 'none' } },
    '@media print': { minBlockSize: 0, '& > svg': { display: 'none' } },
  }),
  title: css({ fontSize: size.lead, fontWeight: weight.bold, lineHeight: leading.tight }),
  text: css({
    marginBlockStart: space.xxs,
    color: colour.inkSoft,
    [phone]: { marginBlockStart: 0, fontSize: size.small },
  }),
});
