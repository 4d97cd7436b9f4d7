import { css } from '@emotion/react';
import { stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, space } from '../theme/tokens';

export const styles = classNames({
  head: css({
    ...stack(space.xxs),
    marginBlockEnd: space.m,
    '& > code': { color: colour.inkSoft },
  }),
});
