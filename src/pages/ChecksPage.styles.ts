import { css } from '@emotion/react';
import { stack, note, card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, leading, measure, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  // The twelve months have a minimum width of 308 px until they know that of their column.
  column: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl, maxInlineSize: '48rem' }),
  store: css({ display: 'inline-flex', alignItems: 'center', gap: space.xs, minBlockSize: '2.75rem' }),
  intro: css({ maxInlineSize: measure.text, color: colour.inkSoft }),
  offer: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m }),
  code: css({ color: colour.inkSoft, fontSize: size.small }),
  strip: css({
    ...stack(space.xxs),
    gridTemplateColumns: 'repeat(auto-fit, minmax(1.375rem, 1fr))',
    maxInlineSize: '36rem',
  }),
  month: css({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '2rem',
    borderRadius: radius.s,
    border: `1px solid ${colour.lineStrong}`,
    color: colour.inkSoft,
    fontWeight: weight.medium,
    lineHeight: 1,
  }),
  worked: css({ background: colour.goodSoft, color: colour.good, borderColor: colour.good }),
  failed: css({ background: colour.badSoft, color: colour.bad, borderColor: colour.bad }),
  mixed: css({ background: colour.sand, color: colour.ink }),
  ends: css({
    display: 'flex',
    justifyContent: 'space-between',
    maxInlineSize: '36rem',
    marginBlockStart: space.xxs,
    ...note,
  }),
  table: css({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontSize: size.small,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      paddingBlock: space.xs,
      paddingInlineEnd: space.m,
      borderBlockEnd: `1px solid ${colour.line}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& thead th': { color: colour.inkSoft, fontWeight: weight.medium },
    '& tbody th': { fontWeight: weight.medium },
  }),
  tests: css({ display: 'grid', gap: space.m }),
  test: css({
    ...stack(space.xxs),
    padding: space.m,
    ...card(radius.m),
    lineHeight: leading.body,
    '@media print': { breakInside: 'avoid' },
    [from.tablet]: { gridTemplateColumns: '11rem 1fr', columnGap: space.m },
  }),
  result: css({ display: 'flex', gap: space.xxs, alignItems: 'center', fontWeight: weight.medium }),
  good: css({ color: colour.good }),
  bad: css({ color: colour.bad }),
  facts: css({ color: colour.inkSoft, fontSize: size.small, gridColumn: '1 / -1' }),
});
