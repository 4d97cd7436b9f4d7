import { styles } from '../theme/styles';
import { colour, from, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  root: { display: 'grid', gap: space.m },
  failed: { display: 'grid', justifyItems: 'start', gap: space.s },
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'end',
    gap: space.s,
    maxInlineSize: '44rem',
    padding: space.m,
    borderRadius: radius.m,
    background: colour.tealSoft,
    [from.tablet]: { display: 'flex', flexWrap: 'wrap', '& > div': { flex: '1 1 8rem' } },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  answer: { fontSize: size.lead, fontWeight: weight.medium },
  heading: { fontSize: size.lead, marginBlock: `${space.s} ${space.xs}` },
  rows: { display: 'grid', gap: space.xs },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.l}`,
    paddingInline: space.m,
    paddingBlock: space.s,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.m,
    background: colour.surface,
    [from.desk]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 14rem minmax(0, 14rem)' },
  },
  words: { flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' },
  // Not a flexible box, in which the space beside a name in another direction is lost.
  store: { display: 'inline-block', minInlineSize: '2.75rem', paddingBlock: '0.625rem', fontWeight: weight.medium },
  offer: { fontSize: size.small, color: colour.inkSoft },
  price: { display: 'grid', flex: '1 1 9rem', fontSize: size.small, fontVariantNumeric: 'tabular-nums' },
  total: { fontSize: size.lead, fontWeight: weight.bold },
  noCode: { fontSize: size.small, fontWeight: weight.medium, color: colour.inkSoft },
  names: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.m,
    '& a': { display: 'inline-block', minInlineSize: '2.75rem', paddingBlock: '0.625rem' },
  },
  note: { maxInlineSize: '44rem', fontSize: size.small, color: colour.inkSoft },
});
