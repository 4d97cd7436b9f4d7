import { css } from '@emotion/react';
import { inputBox } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

const field = {
  minBlockSize: '2.75rem',
  paddingInline: space.s,
  ...inputBox,
  color: colour.ink,
  font: 'inherit',
} as const;

export const styles = classNames({
  root: css({ display: 'grid', gap: space.xs, minInlineSize: 0 }),
  text: css({ fontWeight: weight.medium }),
  choices: css({ display: 'flex', flexWrap: 'wrap', gap: space.xs }),
  field: css({ ...field, flex: '1 1 5rem', minInlineSize: 0, maxInlineSize: '10rem' }),
  currency: css(field),
  error: css({ flexBasis: '100%', fontSize: size.small, color: colour.bad, '&:empty': { display: 'none' } }),
});
