import { css } from '@emotion/react';
import { stack, inlineRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, space, weight } from '../theme/tokens';

/** If the stub is beside the ticket, code and buttons share a line; the link to the store is on the next line. */
const broad = '@container ticket (min-width: 30rem)';

export const styles = classNames({
  redeem: css({
    ...stack(space.xs),
    gridTemplateColumns: 'minmax(0, 1fr)',
    [broad]: {
      display: 'contents',
      '&& > button': { minBlockSize: '2.75rem', paddingInline: space.xs },
      '& > a': { gridColumn: '2 / -1' },
    },
    // Print needs no buttons.
    '@media print': {
      '&&': { display: 'contents' },
      '& > span': { justifySelf: 'start' },
      '& > a': { display: 'none' },
    },
  }),
  ways: css({
    ...stack(space.xs),
    // Two halves, or two rows if large text needs them.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
    minBlockSize: '3rem',
    // Both labels fit on one line on a phone.
    '&& > a, && > button': { paddingInline: space.xs },
    [broad]: { display: 'contents', '& > span': { gridColumn: 3 } },
    '@media print': { display: 'none' },
  }),
  noCode: css({
    ...inlineRow(space.xs),
    minBlockSize: '2.75rem',
    fontWeight: weight.medium,
    color: colour.inkSoft,
  }),
});
