import { styles } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  row: {
    display: 'grid',
    gap: space.s,
    minInlineSize: 0,
    padding: space.m,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.m,
    background: colour.surface,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    // On paper, the code is what is read at the checkout.
    '@media print': { '& code': { fontSize: '2rem' } },
  },
  head: { display: 'grid', gap: space.xxs },
  store: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: '2.75rem',
    justifySelf: 'start',
    fontWeight: weight.medium,
  },
  title: { fontSize: size.body, fontWeight: weight.medium },
  note: {
    padding: space.s,
    borderInlineStart: `3px solid ${colour.teal}`,
    borderRadius: radius.s,
    background: colour.sand,
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    '@media print': { display: 'none' },
  },
  terms: { fontSize: size.small, color: colour.inkSoft },
  asOf: { fontSize: size.small, color: colour.inkSoft },
  code: { fontSize: size.lead, fontWeight: weight.medium },
});
