import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { size } from '../theme/tokens';

export const styles = classNames({
  code: css({
    display: 'none',
    '@media print': {
      display: 'block',
      inlineSize: '2.4cm',
      blockSize: '2.4cm',
      flex: 'none',
      // In the ticket, beside all other content.
      gridColumn: 2,
      gridRow: '1 / span 5',
      '& > svg': { display: 'block', inlineSize: '100%', blockSize: '100%' },
    },
  }),
  address: css({
    display: 'none',
    '@media print': {
      display: 'block',
      flex: 'none',
      gridColumn: '1 / -1',
      maxInlineSize: '5cm',
      fontSize: size.small,
      overflowWrap: 'anywhere',
    },
  }),
});
