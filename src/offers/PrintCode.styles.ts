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
    },
  }),
});
