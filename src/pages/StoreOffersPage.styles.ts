import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { space } from '../theme/tokens';

export const styles = classNames({
  list: css({ paddingBlockEnd: space.xl, '@media print': { paddingBlockEnd: 0 } }),
});
