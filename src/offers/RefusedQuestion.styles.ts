import { styles } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

const field = {
  minBlockSize: '2.75rem',
  paddingInline: space.s,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.m,
  background: colour.surface,
  color: colour.ink,
  font: 'inherit',
} as const;

export const css = styles({
  root: { display: 'grid', gap: space.xs, minInlineSize: 0 },
  text: { fontWeight: weight.medium },
  choices: { display: 'flex', flexWrap: 'wrap', gap: space.xs },
  field: { ...field, flex: '1 1 5rem', minInlineSize: 0, maxInlineSize: '10rem' },
  currency: field,
  error: { flexBasis: '100%', fontSize: size.small, color: colour.bad, '&:empty': { display: 'none' } },
});
