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
  source: css({
    fontSize: size.small,
    color: colour.inkSoft,
    '& > q': {
      marginInlineEnd: space.xs,
      color: colour.ink,
      textDecoration: 'underline',
      textUnderlineOffset: '0.22em',
    },
  }),
  answers: css({ display: 'inline-flex', gap: space.m }),
});
