import { css } from '@emotion/react';
import { card } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, radius, shadow } from '../../theme/tokens';

export const styles = classNames({
  room: css({ containerType: 'inline-size', minInlineSize: 0, '@media print': { containerType: 'normal' } }),
  list: css({
    position: 'relative',
    ...card(radius.l),
    color: colour.ink,
    boxShadow: shadow.card,
    // The perforation between the tickets of a sheet.
    '& > li + li': { borderBlockStart: `1.5px dashed ${colour.line}` },
    '&[data-long] > li': {
      // Rows outside the window are not laid out; their height is estimated. In a short list the correction would be
      // visible.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 9.5rem',
      '@container (min-width: 39rem)': { containIntrinsicBlockSize: 'auto 5rem' },
    },
    '@media print': {
      '&&': { boxShadow: 'none' },
      '&[data-long] > li': { containIntrinsicBlockSize: 'none', contentVisibility: 'visible' },
    },
  }),
});
