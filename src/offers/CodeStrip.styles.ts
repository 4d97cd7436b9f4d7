import { css } from '@emotion/react';
import { stack, card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { from, radius, shadow, space } from '../theme/tokens';

export const styles = classNames({
  strip: css({
    ...stack(space.xs),
    alignItems: 'center',
    padding: space.xs,
    ...card(radius.l),
    boxShadow: shadow.card,
    [from.desk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space.m },
    '@media print': { boxShadow: 'none' },
  }),
  // Side by side, or one below the other with very large text.
  row: css({
    ...stack(space.xs),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    alignItems: 'center',
    '@media print': { display: 'none' },
  }),
  code: css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.xs, alignItems: 'center' }),
  store: css({ display: 'inline-flex', minBlockSize: '2.75rem', minInlineSize: '2.75rem', alignItems: 'center' }),
  state: css({ minInlineSize: 0 }),
});
