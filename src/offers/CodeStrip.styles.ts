import { styles } from '../theme/styles';
import { colour, from, radius, shadow, space } from '../theme/tokens';

export const css = styles({
  strip: {
    display: 'grid',
    gap: space.xs,
    alignItems: 'center',
    padding: space.s,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.l,
    background: colour.surface,
    boxShadow: shadow.card,
    [from.desk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space.m },
    '@media print': { boxShadow: 'none' },
  },
  // Side by side, or below each other with very large text.
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: space.xs,
    alignItems: 'center',
    '@media print': { display: 'none' },
  },
  code: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.s, alignItems: 'center' },
  store: { display: 'inline-flex', minBlockSize: '2.75rem', minInlineSize: '2.75rem', alignItems: 'center' },
  state: { minInlineSize: 0 },
});
