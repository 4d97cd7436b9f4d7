import { css } from '@emotion/react';
import { wrap, wrappedRow, stack, note } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { space } from '../theme/tokens';

export const styles = classNames({
  foot: css({
    ...wrappedRow(`0 ${space.m}`),
    '@media print': { display: 'none' },
  }),
  // In a wide table, the row has a column for it.
  column: css({ '@container (min-width: 62rem)': { display: 'none' } }),
  about: css({
    ...stack(space.xs),
    justifyItems: 'start',
    // The label is a container for queries, so it needs an explicit width.
    '& > p': { justifySelf: 'stretch' },
    paddingBlockEnd: space.m,
    ...note,
    '@media print': { ...wrap(`0 ${space.m}`), alignItems: 'baseline', padding: 0, lineHeight: 1.4 },
  }),
});
