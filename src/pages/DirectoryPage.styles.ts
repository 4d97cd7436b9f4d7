import { css } from '@emotion/react';
import { nameLink, note, stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, motion, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  letters: css({
    paddingBlock: space.xxs,
    background: colour.paper,
    borderBlockEnd: `1px solid ${colour.line}`,
    // On a phone the letters take several rows, which would cover too much.
    [from.desk]: { position: 'sticky', insetBlockStart: 'var(--header-height)', zIndex: 10 },
  }),
  // Aligns the first letter, not the edge of its box, with the page.
  row: css({ marginInlineStart: '-0.875rem', textWrap: 'balance', '& > li': { display: 'inline-block' } }),
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
  notStated: css({ ...note, marginBlockStart: space.m }),
  // It keeps its space without a country, because that of the visitor is known later than the page is shown.
  countries: css({ '&:not([data-shown])': { visibility: 'hidden' } }),
  groups: css({ paddingBlock: `${space.xs} ${space.xl}` }),
  group: css({
    minInlineSize: 0,
    // The sticky row of letters is below the header. The letter is beside its stores.
    [from.desk]: {
      display: 'grid',
      gridTemplateColumns: '4rem minmax(0, 1fr)',
      scrollMarginBlockStart: '4rem',
      '& + &': { borderBlockStart: `1px solid ${colour.line}` },
    },
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
    [from.desk]: { position: 'static', paddingBlockStart: space.l },
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
    paddingBlock: space.m,
    '& > a': { paddingBlock: space.m, marginBlock: `-${space.m}` },
  }),
  kindStores: css({ display: 'flex', flexWrap: 'wrap', columnGap: space.m }),
  note: css({ maxInlineSize: '46rem', paddingBlockEnd: space.xl, color: colour.inkSoft, fontSize: size.small }),
});
