import { styles } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  root: { display: 'grid', gap: space.xxs, minInlineSize: 0 },
  label: { fontSize: size.small, fontWeight: weight.medium },
  select: {
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    paddingInline: space.s,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.m,
    background: colour.surface,
    color: colour.ink,
  },
});
