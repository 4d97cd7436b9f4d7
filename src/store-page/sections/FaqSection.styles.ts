import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';

export const styles = classNames({
  rest: css({
    '@media print': { '& > summary': { display: 'none' } },
  }),
});
