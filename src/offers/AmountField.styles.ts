import { css } from '@emotion/react';
import { inputBox } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  field: css({ display: 'grid', gap: space.xxs, '& label': { fontSize: size.small, fontWeight: weight.medium } }),
  input: css({
    inlineSize: '100%',
    minBlockSize: '2.75rem',
    paddingInline: space.s,
    ...inputBox,
  }),
  wrong: css({ gridColumn: '1 / -1', flexBasis: '100%', color: colour.bad }),
});
