import { css } from '@emotion/react';
import { wrap, wrappedRow, stack, note } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { measure, space } from '../../theme/tokens';

export const styles = classNames({
  foot: css({
    ...wrappedRow(`0 ${space.m}`),
    // The text of a button without a frame is aligned with the text above.
    '&:not(:has(> div)) > button': { marginInlineStart: '-1.125rem' },
    '@media print': { display: 'none' },
  }),
  // In a wide table, the row has a column for it.
  column: css({ '@container (min-width: 52rem)': { display: 'none' } }),
  about: css({
    ...stack(space.xs),
    paddingBlockStart: space.m,
    '& > p': { maxInlineSize: measure.text },
    ...note,
    '@media print': { ...wrap(`0 ${space.m}`), alignItems: 'baseline', padding: 0, lineHeight: 1.4 },
  }),
});
