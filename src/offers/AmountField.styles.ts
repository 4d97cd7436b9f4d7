import { styles } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  field: { display: 'grid', gap: space.xxs, '& label': { fontSize: size.small, fontWeight: weight.medium } },
  input: {
    inlineSize: '100%',
    minBlockSize: '2.75rem',
    paddingInline: space.s,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.m,
    background: colour.surface,
  },
  wrong: { gridColumn: '1 / -1', flexBasis: '100%', color: colour.bad },
});
