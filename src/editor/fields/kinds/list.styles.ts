import { css } from '@emotion/react';
import { classNames } from '../../../theme/styles';
import { space } from '../../../theme/tokens';

export const styles = classNames({
  list: css({ '& > button': { marginBlockStart: '0.625rem' } }),
  value: css({
    display: 'flex',
    alignItems: 'start',
    gap: space.xs,
    marginBlockStart: space.xs,
    '& > :not(button)': { flex: 1 },
  }),
});
