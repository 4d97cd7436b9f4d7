import { styles } from '../theme/styles';
import { colour, from, leading, size, space } from '../theme/tokens';

export const css = styles({
  hero: {
    background: `linear-gradient(to bottom, ${colour.brandSoft}, ${colour.paper})`,
    paddingBlock: `${space.m} ${space.l}`,
    [from.desk]: { paddingBlock: `${space.xxl} ${space.xl}` },
    '@media (forced-colors: active), print': { background: 'none' },
    '@media print': { '&&': { paddingBlock: 0 } },
  },
  sheet: {
    display: 'none',
    '@media print': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.l,
      marginBlockEnd: space.m,
      paddingBlockEnd: space.s,
      borderBlockEnd: '1px solid',
      fontSize: size.small,
    },
  },
  sheetName: { fontSize: size.title, fontWeight: 700 },
  layout: {
    display: 'grid',
    gap: `${space.m} ${space.xxl}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.desk]: {
      gridTemplateColumns: 'minmax(0, 0.85fr) minmax(0, 1.15fr)',
      gridTemplateRows: 'auto auto 1fr',
      // Without a featured offer, the text takes the full width.
      '&[data-alone]': { gridTemplateColumns: 'minmax(0, 46rem)' },
    },
  },
  words: { display: 'grid', gap: space.s, alignContent: 'start', [from.desk]: { gap: space.m } },
  store: { display: 'flex', alignItems: 'center', gap: space.s, color: colour.inkSoft, fontSize: size.small },
  name: { display: 'block', color: colour.ink, fontSize: size.body, fontWeight: 500, lineHeight: leading.tight },
  heading: { fontSize: 'clamp(1.625rem, 1.2rem + 1.9vw, 2.75rem)' },
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} ${space.m}`,
    fontSize: size.small,
    color: colour.inkSoft,
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: space.xxs },
  },
  // In a row of its own, so that the others stay where they are when it changes. As a link it is high enough to be pressed.
  trust: { flexBasis: '100%', '& > *': { flex: 1, minBlockSize: '1.5rem' } },
  more: { display: 'grid', gap: space.m, alignContent: 'start' },
  subtitle: { fontSize: size.lead, color: colour.inkSoft, maxInlineSize: '40rem' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.xs, '@media print': { display: 'none' } },
  featured: {
    display: 'grid',
    gap: space.m,
    alignContent: 'start',
    minInlineSize: 0,
    [from.desk]: { gridColumn: 2, gridRow: '1 / span 3' },
  },
  disclosure: {
    [from.desk]: { gridRow: 3 },
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    color: colour.inkSoft,
    maxInlineSize: '44rem',
    '&:lang(ar)': { fontSize: size.small, lineHeight: 1.7 },
  },
});
