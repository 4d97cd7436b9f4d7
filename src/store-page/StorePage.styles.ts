import { styles } from '../theme/styles';
import { colour, from, leading, size, space } from '../theme/tokens';

export const css = styles({
  hero: {
    background: `linear-gradient(to bottom, ${colour.brandSoft}, ${colour.paper})`,
    paddingBlock: `${space.m} 0`,
    [from.desk]: { paddingBlock: `${space.xxl} ${space.xl}` },
    '@media (forced-colors: active), print': { background: 'none' },
    '@media print': { '&&': { paddingBlock: 0 } },
  },
  layout: {
    display: 'grid',
    gap: `${space.s} ${space.xxl}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.desk]: {
      gridTemplateColumns: 'minmax(0, 0.85fr) minmax(0, 1.15fr)',
      gridTemplateRows: 'auto 1fr',
      // Without a featured offer, the text takes the full width.
      '&[data-alone]': { gridTemplateColumns: 'minmax(0, 46rem)' },
    },
  },
  head: { display: 'grid', gap: space.xs, alignContent: 'start', [from.desk]: { gap: space.m } },
  store: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    color: colour.inkSoft,
    fontSize: size.small,
    lineHeight: leading.tight,
  },
  name: { display: 'block', color: colour.ink, fontSize: size.body, fontWeight: 500 },
  heading: { fontSize: '1.375rem', [from.tablet]: { fontSize: 'clamp(1.375rem, 1.2rem + 1.9vw, 2.75rem)' } },
  featured: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minInlineSize: 0,
    '& > * + article': { marginBlockStart: space.m },
    [from.desk]: { gridColumn: 2, gridRow: '1 / span 2', '[data-alone] > &': { gridColumn: 1, gridRow: 'auto' } },
  },
  toBasket: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: space.xxs,
    minBlockSize: '2.75rem',
    '@media print': { display: 'none' },
  },
  // The line above is high enough to be pressed, which is space enough.
  more: {
    display: 'grid',
    marginBlockStart: `calc(-1 * ${space.s})`,
    gap: space.xxs,
    alignContent: 'start',
    [from.desk]: { marginBlockStart: 0, gap: space.m },
  },
  glance: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    fontSize: size.small,
    color: colour.inkSoft,
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: space.xxs },
    '& > li > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' },
  },
  subtitle: {
    color: colour.inkSoft,
    fontSize: size.small,
    maxInlineSize: '40rem',
    [from.desk]: { fontSize: size.body },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.xs, '@media print': { display: 'none' } },
});
