import { css } from '@emotion/react';
import { card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, space } from '../theme/tokens';

export const styles = classNames({
  root: css({
    marginBlockEnd: space.m,
    padding: `${space.xs} ${space.xs}`,
    ...card(radius.m),
  }),
  finding: css({
    marginBlockStart: space.xs,
    paddingInlineStart: '0.625rem',
    borderInlineStart: `4px solid ${colour.saffron}`,
    '&[data-kind="error"]': { borderColor: colour.bad },
    '& small': { color: colour.inkSoft },
  }),
});
