import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, size, space } from '../../theme/tokens';

export const styles = classNames({
  problems: css({
    marginBlockStart: space.xxs,
    fontSize: size.small,
    color: colour.onSaffronSoft,
    '& > [data-kind="error"]': { color: colour.bad },
  }),
  answers: css({ display: 'inline-flex', gap: space.m }),
});
