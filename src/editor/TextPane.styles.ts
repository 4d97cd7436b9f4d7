import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { font, leading, size } from '../theme/tokens';

export const styles = classNames({
  text: css({
    inlineSize: '100%',
    minBlockSize: '70vh',
    fontFamily: font.code,
    fontSize: size.small,
    lineHeight: leading.close,
  }),
});
