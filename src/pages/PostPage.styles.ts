import { styles } from '../theme/styles';
import { colour, measure, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: measure.text, marginInline: 'auto' },
  head: { display: 'grid', gap: space.m, paddingBlock: `clamp(${space.l}, 5vw, ${space.xxl}) ${space.l}` },
  category: { justifySelf: 'start' },
  byline: {
    // Only as wide as its content, so that it starts below the heading even if their directions differ.
    justifySelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} ${space.s}`,
    fontSize: size.small,
    color: colour.inkSoft,
  },
  author: { display: 'inline-flex', alignItems: 'center', gap: space.xs, color: colour.ink, fontWeight: weight.medium },
  avatar: {
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: radius.round,
    objectFit: 'cover',
    background: colour.sand,
  },
  picture: {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    marginBlockEnd: space.l,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.l,
    background: colour.sand,
  },
  body: { fontSize: '1.0625rem', '&:lang(ar)': { fontSize: '1.125rem' } },
  after: {
    display: 'grid',
    gap: space.l,
    marginBlockStart: space.xxl,
    paddingBlockStart: space.l,
    borderBlockStart: `1px solid ${colour.line}`,
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  rowLabel: { fontSize: size.small, fontWeight: weight.medium, color: colour.inkSoft, marginInlineEnd: space.xxs },
});
