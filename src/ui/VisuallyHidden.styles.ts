import { css } from '@emotion/react';
import { classNames } from '../theme/styles';

export const styles = classNames({
  hidden: css({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  }),
});
