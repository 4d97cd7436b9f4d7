import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { space } from '../theme/tokens';

export const styles = classNames({
  row: css({ display: 'flex', flexWrap: 'wrap', gap: space.xs, '& + *': { marginBlockStart: space.l } }),
});
