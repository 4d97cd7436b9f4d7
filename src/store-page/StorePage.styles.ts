import { css } from '@emotion/react';
import { stack, row, note } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, leading, size, space } from '../theme/tokens';

export const styles = classNames({
  hero: css({
    background: `linear-gradient(to bottom, ${colour.brandSoft}, ${colour.paper})`,
    paddingBlock: `${space.m} 0`,
    [from.desk]: { paddingBlock: `${space.xxl} ${space.xl}` },
    '@media (forced-colors: active), print': { background: 'none' },
    '@media print': {
      '&&': { paddingBlock: 0 },
      // Paper is for the checkout and omits the questions, like all folds after them.
      '& + div section:has(details[name])': { display: 'none' },
    },
  }),
  layout: css({
    ...stack(`${space.s} ${space.xxl}`),
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.desk]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      // Without a featured offer, the text takes the full width.
      '&[data-alone]': { gridTemplateColumns: 'minmax(0, 46rem)' },
    },
  }),
  head: css({ display: 'grid', gap: space.xs, alignContent: 'start', [from.desk]: { gap: space.m } }),
  store: css({
    ...row(space.s),
    ...note,
    lineHeight: leading.tight,
  }),
  name: css({ display: 'block', color: colour.ink, fontSize: size.body, fontWeight: 500 }),
  heading: css({ fontSize: size.display }),
  featured: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minInlineSize: 0,
    '& > * + article': { marginBlockStart: space.m },
    [from.desk]: { gridColumn: 2, gridRow: '1 / span 2', '[data-alone] > &': { gridColumn: 1, gridRow: 'auto' } },
  }),
  // The line above is high enough to be pressed, which provides enough space.
  more: css({
    ...stack(space.xxs),
    marginBlockStart: `calc(-1 * ${space.s})`,
    alignContent: 'start',
    [from.desk]: { marginBlockStart: 0, gap: space.m },
  }),
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
