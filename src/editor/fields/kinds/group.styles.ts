import { css } from '@emotion/react';
import { classNames } from '../../../theme/styles';
import { colour, space } from '../../../theme/tokens';

export const styles = classNames({
  inner: css({ paddingInlineStart: '0.875rem', borderInlineStart: `2px solid ${colour.line}` }),
  add: css({
    marginBlockStart: '0.625rem',
    '& > summary': { color: colour.teal },
    '& li': { marginBlockStart: space.xs },
  }),
});
