import { css } from '@emotion/react';
import { card, wrappedRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m }),
  answer: css({ fontSize: size.lead, fontWeight: weight.medium }),
  heading: css({ fontSize: size.lead, marginBlock: `${space.m} ${space.xs}` }),
  rows: css({ display: 'grid', gap: space.xs }),
  row: css({
    ...wrappedRow(`${space.xs} ${space.l}`),
    justifyContent: 'space-between',
    paddingInline: space.m,
    paddingBlock: space.m,
    ...card(radius.m),
    [from.desk]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 14rem minmax(0, 26rem)' },
  }),
  words: css({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }),
  // Not a flex container: it would drop the space beside a name in another direction.
  store: css({
    display: 'inline-block',
    minInlineSize: '2.75rem',
    paddingBlock: '0.625rem',
    fontWeight: weight.medium,
  }),
  offer: css({ fontSize: size.small, color: colour.inkSoft }),
  actions: css({
    ...wrappedRow(space.xs),
    containerType: 'inline-size',
    inlineSize: '100%',
    '& > a': { paddingInline: space.xs },
    // Applies even without a figure.
    [from.desk]: { gridColumn: 3 },
  }),
  note: css({ maxInlineSize: '44rem', fontSize: size.small, color: colour.inkSoft }),
});
