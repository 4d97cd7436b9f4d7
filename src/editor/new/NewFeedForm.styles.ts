import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { space } from '../../theme/tokens';

export const styles = classNames({
  root: css({ '& > * + *': { marginBlockStart: space.xs }, '& input': { inlineSize: '100%' } }),
  sentences: css({ paddingInlineStart: '1.25rem', listStyle: 'disc' }),
});
