import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { measure, space } from '../theme/tokens';

export const styles = classNames({
  container: css({
    inlineSize: '100%',
    maxInlineSize: `calc(${measure.page} + 2 * ${space.m})`,
    marginInline: 'auto',
    paddingInline: space.m,
  }),
});
