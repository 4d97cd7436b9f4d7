import { styles } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const css = styles({
  keys: {
    fontSize: size.small,
    color: colour.inkSoft,
    '@media (hover: none), (max-width: 63.99rem)': { display: 'none' },
  },
  root: { display: 'grid', gap: space.m },
  fields: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: space.s },
  group: { display: 'grid', gap: space.xs },
  legend: { fontSize: size.small, fontWeight: weight.medium },
  values: { display: 'flex', flexWrap: 'wrap', gap: space.xs },
  value: { '&[aria-disabled]': { opacity: 0.5, cursor: 'default' } },
  count: { fontVariantNumeric: 'tabular-nums', opacity: 0.8 },
});
