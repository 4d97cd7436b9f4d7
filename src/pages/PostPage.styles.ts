import { styles } from '../theme/styles';
import { colour, from, measure, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  post: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The text starts where all pages start; tags and sharing are beside it.
    [from.desk]: {
      gridTemplateColumns: `minmax(0, ${measure.text}) minmax(0, 22rem)`,
      justifyContent: 'space-between',
      columnGap: space.xxl,
    },
  },
  text: { minInlineSize: 0 },
  trail: { paddingBlockStart: space.l },
  head: { display: 'grid', gap: space.m, paddingBlock: `clamp(${space.l}, 5vw, ${space.xxl}) ${space.l}` },
  category: { justifySelf: 'start' },
  byline: {
    // Only as wide as its content, so that it starts below the heading even if their directions differ.
    justifySelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} ${space.xs}`,
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
    [from.desk]: {
      position: 'sticky',
      insetBlockStart: `calc(var(--header-height) + ${space.l})`,
      alignSelf: 'start',
      padding: space.l,
      border: `1px solid ${colour.line}`,
      borderRadius: radius.l,
      background: colour.surface,
    },
  },
  all: { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  rowLabel: { fontSize: size.small, fontWeight: weight.medium, color: colour.inkSoft, marginInlineEnd: space.xxs },
});
