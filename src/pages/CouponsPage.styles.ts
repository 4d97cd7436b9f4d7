import { styles } from '../theme/styles';
import { colour, from, leading, size, space } from '../theme/tokens';

export const css = styles({
  head: { display: 'grid', gap: space.xxs, paddingBlockStart: space.m, [from.desk]: { paddingBlockStart: space.xl } },
  heading: { fontSize: size.heading },
  meta: { fontSize: size.small, color: colour.inkSoft },
  chips: { display: 'flex', flexWrap: 'wrap', gap: space.xs, '@media print': { display: 'none' } },
  count: { fontVariantNumeric: 'tabular-nums', opacity: 0.8 },
  list: { display: 'grid', gap: space.m, paddingBlockStart: space.s, '@media print': { paddingBlockEnd: 0 } },
  // A printed list is for shopping.
  ended: { '@media print': { display: 'none' } },
  more: { paddingBlockStart: space.m, '@media print': { display: 'none' } },
  about: {
    display: 'grid',
    gap: space.s,
    maxInlineSize: '44rem',
    paddingBlock: `${space.l} ${space.xxl}`,
    lineHeight: leading.close,
    color: colour.inkSoft,
  },
});
