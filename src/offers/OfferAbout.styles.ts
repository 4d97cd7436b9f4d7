import { css } from '@emotion/react';
import { wrappedRow, stack, note } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { space } from '../theme/tokens';

export const styles = classNames({
  foot: css({
    ...wrappedRow(`0 ${space.m}`),
    '@media print': { display: 'none' },
  }),
  about: css({
    ...stack(space.xs),
    justifyItems: 'start',
    paddingBlockEnd: space.m,
    ...note,
  }),
});
