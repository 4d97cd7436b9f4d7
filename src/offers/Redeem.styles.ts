import { css } from '@emotion/react';
import { stack, inlineRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, space, weight } from '../theme/tokens';

/** From this container width, the code and the button that copies it are side by side. */
const broad = '@container (min-width: 44rem)';

export const styles = classNames({
  redeem: css({
    ...stack(space.xs),
    gridTemplateColumns: 'minmax(0, 1fr)',
    [broad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxInlineSize: '36rem' },
    // Print needs no buttons.
    '@media print': { '&&': { display: 'flex', justifyContent: 'space-between' }, '& > a': { display: 'none' } },
  }),
  ways: css({
    ...stack(space.xs),
    // Two halves, or two rows where large text needs them.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
    minBlockSize: '3rem',
    // Both labels are on one line on a phone.
    '&& > a, && > button': { paddingInline: space.xs },
    [broad]: { gridColumn: '1 / -1' },
    '@media print': { display: 'none' },
  }),
  noCode: css({
    ...inlineRow(space.xs),
    minBlockSize: '2.75rem',
    fontWeight: weight.medium,
    color: colour.inkSoft,
  }),
});
