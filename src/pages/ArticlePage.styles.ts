import { styles } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const css = styles({
  head: { display: 'grid', gap: space.m, paddingBlock: `clamp(${space.l}, 4vw, ${space.xxl}) ${space.l}` },
  heading: { maxInlineSize: '50rem' },
  first: { display: 'grid', gap: space.xs, maxInlineSize: '60rem' },
  intro: { maxInlineSize: '46rem' },
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    maxInlineSize: '52rem',
    fontSize: size.small,
    color: colour.inkSoft,
  },
  store: { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem', fontWeight: weight.medium },
});
