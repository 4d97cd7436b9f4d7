import { css } from '@emotion/react';
import { nameLink, wrap, stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, motion, radius, size, space, weight } from '../theme/tokens';

// The minimum width of a store. Three fit on a page of 72rem.
const store = '20rem';

const gap = space.l;

/** A letter with few stores has columns as wide as those of other rows, and the letters of a row fill it. */
const columns = (count: number) => ({
  flex: `${count} 1 min(100%, ${count} * ${store} + ${count - 1} * ${gap})`,
  maxInlineSize: `calc(${count} * 36rem)`,
});

export const styles = classNames({
  letters: css({
    paddingBlock: space.xxs,
    background: colour.paper,
    borderBlockEnd: `1px solid ${colour.line}`,
    // On a phone the letters take several rows, which would cover too much.
    [from.desk]: { position: 'sticky', insetBlockStart: 'var(--header-height)', zIndex: 10 },
  }),
  // Aligns the first letter, not the edge of its box, with the page.
  row: css({ display: 'flex', flexWrap: 'wrap', marginInlineStart: '-0.875rem' }),
  letter: css({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    borderRadius: radius.m,
    color: colour.teal,
    fontSize: size.lead,
    fontWeight: weight.bold,
    textDecoration: 'none',
    transition: `background-color ${motion.quick}`,
    '&:hover': { background: colour.tealSoft },
  }),
  groups: css({
    ...wrap(`${space.xs} ${gap}`),
    paddingBlock: `${space.xs} ${space.l}`,
    [from.desk]: { rowGap: space.l, paddingBlock: `${space.m} ${space.xl}` },
  }),
  group: css({
    flex: '1 1 100%',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minInlineSize: 0,
    [from.tablet]: {
      '&[data-stores="1"]': columns(1),
      '&[data-stores="2"]': columns(2),
      '&[data-stores="3"]': columns(3),
    },
    // The sticky row of letters is below the header.
    [from.desk]: { scrollMarginBlockStart: '4rem' },
  }),
  heading: css({
    paddingBlock: space.xs,
    background: colour.paper,
    color: colour.teal,
    fontSize: size.lead,
    lineHeight: 1.25,
    // On a phone it shows the letter of the stores below.
    position: 'sticky',
    insetBlockStart: 'var(--header-height)',
    zIndex: 5,
    [from.desk]: { position: 'static' },
  }),
  orders: css({ display: 'flex', flexWrap: 'wrap', gap: space.xs, paddingBlockEnd: space.xs }),
  categories: css({ [from.desk]: { scrollMarginBlockStart: '8rem' } }),
  kinds: css({
    ...stack(space.l),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    '& a': nameLink,
  }),
  // A heading without a link is as high as one that a link fills, so that the headings of a row are in line.
  kind: css({
    fontSize: size.lead,
    paddingBlock: space.xs,
    '& > a': { paddingBlock: space.xs, marginBlock: `-${space.xs}` },
  }),
  kindStores: css({ display: 'flex', flexWrap: 'wrap', columnGap: space.m }),
  note: css({ maxInlineSize: '46rem', paddingBlockEnd: space.xl, color: colour.inkSoft, fontSize: size.small }),
});
