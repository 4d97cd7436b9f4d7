import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { space } from '../theme/tokens';

export const styles = classNames({
  root: css({ '& > * + *': { marginBlockStart: space.s } }),
  sentences: css({ paddingInlineStart: '1.25rem', listStyle: 'disc' }),
});
