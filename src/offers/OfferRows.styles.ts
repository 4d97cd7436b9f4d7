import { css } from '@emotion/react';
import { card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, shadow } from '../theme/tokens';

export const styles = classNames({
  list: css({
    containerType: 'inline-size',
    position: 'relative',
    minInlineSize: 0,
    ...card(radius.l),
    color: colour.ink,
    boxShadow: shadow.card,
    // The perforation between the tickets of a sheet.
    '& > li + li': { borderBlockStart: `1.5px dashed ${colour.line}` },
    '& > li': {
      // Rows far from the window are not laid out; their height is estimated.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 13rem',
    },
    '@media print': { boxShadow: 'none' },
  }),
});
