import { styles } from '../theme/styles';
import { colour, from, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    alignItems: 'center',
    marginBlock: space.xxl,
    paddingInline: space.l,
    paddingBlock: space.xl,
    borderRadius: radius.l,
    background: colour.tealSoft,
    [from.tablet]: { gridTemplateColumns: '1fr 1fr', paddingInline: space.xl },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs },
  heading: { fontSize: size.title },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs },
  label: { fontSize: size.small, fontWeight: weight.medium },
  row: { display: 'flex', flexWrap: 'wrap', gap: space.xs },
  field: {
    flex: '1 1 12rem',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    paddingInline: space.m,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.m,
    background: colour.surface,
  },
});
