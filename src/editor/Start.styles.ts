import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, space } from '../theme/tokens';

export const styles = classNames({
  root: css({ display: 'grid', gap: space.m, '& h3': { marginBlockEnd: space.xxs } }),
  entry: css({
    paddingBlock: space.xxs,
    borderBlockEnd: `1px solid ${colour.line}`,
    '& small': { color: colour.inkSoft },
  }),
});
