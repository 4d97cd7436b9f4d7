import { css } from '@emotion/react';
import { stack, card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({
    '&[data-panel]': {
      ...stack(space.l),
      gridTemplateColumns: '18rem minmax(0, 1fr)',
      alignItems: 'start',
    },
  }),
  aside: css({
    position: 'sticky',
    insetBlockStart: '5rem',
    maxBlockSize: 'calc(100dvh - 6rem)',
    overflowY: 'auto',
    padding: space.m,
    ...card(radius.l),
    '@media print': { display: 'none' },
  }),
  // Stays within reach at the end of the window, however long the panel is.
  foot: css({
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'grid',
    paddingBlock: space.xs,
    background: colour.surface,
  }),
  results: css({ display: 'grid', gap: space.m, minInlineSize: 0 }),
  chosen: css({ display: 'flex', flexWrap: 'wrap', gap: space.xs, '@media print': { display: 'none' } }),
  none: css({
    ...stack(space.xs),
    justifyItems: 'start',
    padding: space.l,
    ...card(radius.l),
  }),
  noneTitle: css({ fontSize: size.lead, fontWeight: weight.medium }),
  ways: css({ display: 'flex', flexWrap: 'wrap', gap: space.xs }),
  ended: css({ '@media print': { display: 'none' } }),
});
