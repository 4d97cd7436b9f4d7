import { css } from '@emotion/react';
import { note, wrap } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, motion, radius, space, weight } from '../theme/tokens';

export const styles = classNames({
  // On a phone, the name and the benefit are above the number of offers and their end; on a desktop, all are columns.
  store: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: space.m,
    minBlockSize: '4rem',
    padding: space.xs,
    marginInline: `-${space.xs}`,
    borderRadius: radius.m,
    color: colour.ink,
    lineHeight: 1.4,
    textDecoration: 'none',
    transition: `background-color ${motion.quick}`,
    // Sticky elements must not cover the element with keyboard focus.
    scrollMarginBlockStart: '5rem',
    '&:hover': { background: colour.sand },
    [from.desk]: { gridTemplateColumns: 'auto minmax(0, 5fr) minmax(0, 4fr) minmax(0, 6fr) minmax(0, 5fr)' },
  }),
  logo: css({ gridRow: '1 / 3', [from.desk]: { gridRow: 1 } }),
  words: css({ gridArea: '1 / 2', minInlineSize: 0 }),
  name: css({ fontWeight: weight.bold }),
  category: css({ display: 'none', ...note, [from.desk]: { display: 'block' } }),
  gain: css({
    gridArea: '1 / 3',
    fontWeight: weight.medium,
    color: colour.brand,
    textAlign: 'end',
    [from.desk]: { textAlign: 'start' },
  }),
  state: css({
    gridArea: '2 / 2 / auto / span 2',
    ...wrap(`0 ${space.m}`),
    justifyContent: 'space-between',
    ...note,
    [from.desk]: { gridArea: '1 / 4', '& > *': { flex: 1 } },
  }),
  rating: css({ gridArea: '3 / 2 / auto / span 2', [from.desk]: { gridArea: '1 / 5', justifySelf: 'end' } }),
});
