import { css } from '@emotion/react';
import { stack, row, note } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, leading, size, space } from '../theme/tokens';

/** The tracks of the parent. */
const subgrid = { display: 'grid', gridTemplateColumns: 'subgrid', gridTemplateRows: 'subgrid', gap: 'inherit' };

export const styles = classNames({
  hero: css({
    background: `linear-gradient(to bottom, ${colour.brandSoft}, ${colour.paper})`,
    paddingBlock: `${space.m} 0`,
    [from.desk]: { paddingBlock: space.xl },
    '@media (forced-colors: active), print': { background: 'none' },
    '@media print': {
      '&&': { paddingBlock: 0 },
      // Paper is for the checkout and omits the questions, like all folds after them.
      '& + div section:has(details[name])': { display: 'none' },
    },
  }),
  layout: css({
    ...stack(`${space.m} ${space.xl}`),
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.desk]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr auto auto',
      rowGap: space.l,
      // Without a featured offer, the text takes the full width.
      '&[data-alone]': { gridTemplateColumns: 'minmax(0, 46rem)' },
    },
  }),
  head: css({
    ...stack(space.xs),
    alignContent: 'start',
    // Above the box of the ticket, which begins beside it.
    [from.desk]: { gap: space.m, gridArea: '1 / 1', zIndex: 1 },
  }),
  store: css({
    ...row(space.m),
    ...note,
    lineHeight: leading.tight,
  }),
  name: css({ display: 'block', color: colour.ink, fontSize: size.body, fontWeight: 500 }),
  heading: css({ fontSize: size.display }),
  // On a desk, the ticket is beside the texts, and its facts are below both.
  featured: css({
    ...stack(space.xs),
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    '& > * + article': { marginBlockStart: space.m },
    [from.desk]: {
      gridArea: '1 / 2 / span 2',
      '[data-alone] > &': { gridArea: 'auto' },
      '&[data-ticket], &[data-ticket] > article': { ...subgrid, gridArea: '1 / 1 / -1 / -1' },
      '&[data-ticket] > article > div': { gridArea: '1 / 2 / span 2', alignSelf: 'start' },
      '&[data-ticket] > article > :has(> dl)': {
        gridArea: '3 / 1 / auto / -1',
        paddingBlockStart: space.l,
        borderBlockStart: `1px solid ${colour.line}`,
      },
      '&[data-ticket] > article ~ *': { gridArea: '4 / 1' },
      '&[data-ticket] > article ~ a': { gridArea: '4 / 2' },
    },
  }),
  more: css({ ...stack(space.xs), alignContent: 'start', [from.desk]: { gap: space.m, gridArea: '2 / 1', zIndex: 1 } }),
  glance: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    ...note,
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: space.xxs },
    '& > li > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' },
  }),
  subtitle: css({
    ...note,
    maxInlineSize: '40rem',
    [from.desk]: { fontSize: size.body },
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space.xs, '@media print': { display: 'none' } }),
  // The sections above provide the padding.
  similar: css({ '&&': { paddingBlockStart: 0 }, '@media print': { display: 'none' } }),
});
