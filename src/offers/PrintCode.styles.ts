import { css } from '@emotion/react';
import { classNames } from '../theme/styles';

export const styles = classNames({
  code: css({
    display: 'none',
    '@media print': {
      display: 'block',
      inlineSize: '2.4cm',
      blockSize: '2.4cm',
      flex: 'none',
      imageRendering: 'pixelated',
      // In the ticket, beside everything else.
      gridColumn: 2,
      gridRow: '1 / span 5',
    },
  }),
});
