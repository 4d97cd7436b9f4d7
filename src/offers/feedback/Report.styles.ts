import { css } from '@emotion/react';
import { inputBox } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, size, space, weight } from '../../theme/tokens';

export const styles = classNames({
  field: css({ display: 'grid', gap: space.xxs, minInlineSize: 0, '& > label': { fontWeight: weight.medium } }),
  control: css({
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    paddingInline: space.m,
    ...inputBox,
    color: colour.ink,
    // Phones zoom in when a field with text below 16 px gets the focus.
    font: 'inherit',
  }),
  hint: css({ fontSize: size.small, color: colour.inkSoft }),
});
