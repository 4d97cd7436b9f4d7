import { css } from '@emotion/react';
import { inlineRow, stack, wrappedRow } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, space, weight } from '../../theme/tokens';

export const styles = classNames({
  redeem: css({
    ...stack(space.xs),
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media print': { '&&': { display: 'contents' } },
  }),
  // A long code takes its own lines; its button stays next to it.
  code: css({
    ...wrappedRow(space.xs),
    '& > *': { flex: '1 1 auto' },
    '& > :has(code)': { minBlockSize: '3rem' },
    // The width of the button does not depend on its text, which is shorter after a copy.
    '& > button': { flex: '2 1 11rem' },
    '@media print': { '& > *': { flex: 'none' } },
  }),
  ways: css({
    ...wrappedRow(`0 ${space.xs}`),
    // Buttons without a frame have enough space inside.
    marginBlockEnd: `-${space.xs}`,
    // The text of the first button is aligned with the code.
    '& > a, & > button': { paddingInline: space.xs },
    '& > [aria-haspopup]': { marginInlineStart: `-${space.xs}` },
    // Their frames do not touch.
    '@media (forced-colors: active)': { gap: space.xs, marginBlockEnd: 0, '&& > *': { marginInline: 0 } },
    '@media print': { display: 'none' },
  }),
  noCode: css({
    ...inlineRow(space.xs),
    minBlockSize: '2.75rem',
    fontWeight: weight.medium,
    color: colour.inkSoft,
  }),
});
