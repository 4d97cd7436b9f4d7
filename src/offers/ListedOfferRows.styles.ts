import { css } from '@emotion/react';
import { card, stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, shadow, space } from '../theme/tokens';

// The width of the list, not of the window, decides: a list may be beside other things.
const grid = '@container (min-width: 44rem)';

export const styles = classNames({
  room: css({ containerType: 'inline-size', minInlineSize: 0, '@media print': { containerType: 'normal' } }),
  list: css({
    position: 'relative',
    ...card(radius.l),
    color: colour.ink,
    boxShadow: shadow.card,
    // The perforation between the tickets of a sheet.
    '& > li + li': { borderBlockStart: `1.5px dashed ${colour.line}` },
    '& > li': {
      // Rows far from the window are not laid out; their height is estimated.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 6rem',
    },
    [grid]: {
      '&&': {
        ...stack(space.s),
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
        border: 0,
        background: 'none',
        boxShadow: 'none',
        // The cards beside an open one keep their height.
        '&:has(details[open])': { alignItems: 'start' },
      },
      '&& > li': {
        ...card(radius.m),
      },
    },
    '@media print': {
      '&&': { display: 'block', columns: '2 14rem', columnGap: space.m, border: 0, boxShadow: 'none' },
      '& > li': { breakInside: 'avoid', containIntrinsicBlockSize: 'none', contentVisibility: 'visible' },
    },
  }),
});
