import { styles } from '../theme/styles';
import { colour, from, leading, size, space } from '../theme/tokens';

export const css = styles({
  head: { display: 'grid', gap: space.xxs, paddingBlockStart: space.m, [from.desk]: { paddingBlockStart: space.xl } },
  heading: { fontSize: size.heading },
  meta: { fontSize: size.small, color: colour.inkSoft },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xxs} ${space.m}`,
  },
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    // In one line on a phone.
    '@media (max-width: 39.99rem)': { '& > *': { paddingInline: space.xs } },
    '@media print': { display: 'none' },
  },
  count: { fontVariantNumeric: 'tabular-nums', opacity: 0.8 },
  failed: { paddingBlockStart: space.s },
  list: {
    scrollMarginBlockStart: '5rem',
    display: 'grid',
    gap: space.m,
    paddingBlockStart: space.s,
    '@media print': { paddingBlockEnd: 0 },
  },
  // A printed list is for shopping.
  ended: { '@media print': { display: 'none' } },
  links: { paddingBlockStart: space.m, '@media print': { display: 'none' } },
  about: {
    display: 'grid',
    gap: space.s,
    maxInlineSize: '44rem',
    paddingBlock: `${space.l} ${space.xxl}`,
    lineHeight: leading.close,
    color: colour.inkSoft,
  },
});
