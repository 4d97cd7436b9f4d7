import { css } from '@emotion/react';
import { wrappedRow, note, inlineRow, stack, card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, measure, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  post: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The text starts where it does on all pages; tags and sharing are beside it.
    [from.desk]: {
      gridTemplateColumns: `minmax(0, ${measure.text}) minmax(0, 22rem)`,
      justifyContent: 'space-between',
      columnGap: space.xl,
    },
  }),
  text: css({ minInlineSize: 0 }),
  trail: css({ paddingBlockStart: space.l }),
  head: css({ display: 'grid', gap: space.m, paddingBlock: `clamp(${space.l}, 5vw, ${space.xl}) ${space.l}` }),
  category: css({ justifySelf: 'start' }),
  byline: css({
    ...wrappedRow(`${space.xxs} ${space.m}`),
    ...note,
  }),
  author: css({
    ...inlineRow(space.xs),
    color: colour.ink,
    fontWeight: weight.medium,
  }),
  avatar: css({
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: radius.round,
    objectFit: 'cover',
    background: colour.sand,
  }),
  picture: css({
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    marginBlockEnd: space.l,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.l,
    background: colour.sand,
  }),
  body: css({ fontSize: '1.0625rem', '&:lang(ar)': { fontSize: '1.125rem' } }),
  after: css({
    ...stack(space.l),
    marginBlockStart: space.xl,
    paddingBlockStart: space.l,
    borderBlockStart: `1px solid ${colour.line}`,
    [from.desk]: {
      position: 'sticky',
      insetBlockStart: `calc(var(--header-height) + ${space.l})`,
      alignSelf: 'start',
      padding: space.l,
      ...card(radius.l),
    },
  }),
  all: css({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }),
  rowLabel: css({ fontSize: size.small, fontWeight: weight.medium, color: colour.inkSoft, marginInlineEnd: space.xxs }),
});
