import { css } from '@emotion/react';
import { wrap } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { space } from '../theme/tokens';

export const styles = classNames({
  ways: css({
    ...wrap(space.xs),
    marginBlockStart: space.m,
    '@media print': { display: 'none' },
  }),
});
