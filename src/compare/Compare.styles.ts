import { css } from '@emotion/react';
import { stack, wrappedRow, card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({ display: 'grid', gap: space.m }),
  form: css({
    ...stack(space.s),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'end',
    maxInlineSize: '44rem',
    padding: space.m,
    borderRadius: radius.m,
    background: colour.tealSoft,
    [from.tablet]: { display: 'flex', flexWrap: 'wrap', '& > div': { flex: '1 1 8rem' } },
    '@media (forced-colors: active)': { border: '1px solid' },
  }),
  answer: css({ fontSize: size.lead, fontWeight: weight.medium }),
  heading: css({ fontSize: size.lead, marginBlock: `${space.s} ${space.xs}` }),
  rows: css({ display: 'grid', gap: space.xs }),
  row: css({
    ...wrappedRow(`${space.xs} ${space.l}`),
    justifyContent: 'space-between',
    paddingInline: space.m,
    paddingBlock: space.s,
    ...card(radius.m),
    [from.desk]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 14rem minmax(0, 14rem)' },
  }),
  words: css({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }),
  // Not a flexible box, in which the space beside a name in another direction is lost.
  store: css({
    display: 'inline-block',
    minInlineSize: '2.75rem',
    paddingBlock: '0.625rem',
    fontWeight: weight.medium,
  }),
  offer: css({ fontSize: size.small, color: colour.inkSoft }),
  price: css({ display: 'grid', flex: '1 1 9rem', fontSize: size.small, fontVariantNumeric: 'tabular-nums' }),
  total: css({ fontSize: size.lead, fontWeight: weight.bold }),
  noCode: css({ fontSize: size.small, fontWeight: weight.medium, color: colour.inkSoft }),
  names: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.m,
    '& a': { display: 'inline-block', minInlineSize: '2.75rem', paddingBlock: '0.625rem' },
  }),
  note: css({ maxInlineSize: '44rem', fontSize: size.small, color: colour.inkSoft }),
});
