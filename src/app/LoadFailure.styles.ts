import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { space } from '../theme/tokens';

export const styles = classNames({
  // Only a script shows it. The attribute keeps these rules out of the inline styles of pages.
  root: css({
    '&[data-open]': { display: 'grid', gap: space.m, paddingBlock: `clamp(${space.xl}, 6vw, ${space.xxl})` },
  }),
});
