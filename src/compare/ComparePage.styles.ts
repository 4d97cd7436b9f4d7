import { styles } from '../theme/styles';
import { colour, from, size, space } from '../theme/tokens';

export const css = styles({
  kinds: { display: 'flex', flexWrap: 'wrap', gap: space.xs },
  answer: { '& > section': { paddingBlockStart: space.l }, '& > p': { marginBlockStart: space.m } },
  failed: { display: 'grid', justifyItems: 'start', gap: space.s },
  categories: {
    display: 'grid',
    gap: space.l,
    [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desk]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
  name: { fontSize: size.lead },
  stores: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.m,
    // Not a flexible box, in which the space beside a name in another direction is lost.
    '& a': { display: 'inline-block', minInlineSize: '2.75rem', paddingBlock: '0.625rem' },
  },
  note: { maxInlineSize: '44rem', marginBlockEnd: space.xl, color: colour.inkSoft, fontSize: size.small },
});
