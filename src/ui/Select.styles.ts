import { css } from '@emotion/react';
import { inputBox } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({ display: 'grid', gap: space.xxs, minInlineSize: 0 }),
  label: css({ fontSize: size.small, fontWeight: weight.medium }),
  select: css({
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    paddingInline: space.s,
    ...inputBox,
    color: colour.ink,
  }),
});
