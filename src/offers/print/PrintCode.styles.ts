import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';

export const styles = classNames({
  code: css({
    display: 'none',
    '@media print': {
      display: 'block',
      flex: 'none',
      maxInlineSize: '5cm',
      lineHeight: 1.2,
      textAlign: 'center',
      overflowWrap: 'anywhere',
      '& > svg': { display: 'block', inlineSize: '2.4cm', blockSize: '2.4cm', marginInline: 'auto' },
    },
  }),
});
