import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { space } from '../theme/tokens';

export const styles = classNames({
  root: css({ marginBlockEnd: space.xl, '@media print': { display: 'none' } }),
});
