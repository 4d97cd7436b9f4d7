import { css } from '@emotion/react';
import { note, visuallyHidden } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { space, weight } from '../theme/tokens';

// Two lines fit into the height of a button.
const roomForTwoLines = { paddingInline: space.xs, paddingBlock: space.xxs, lineHeight: 1.2 };

export const styles = classNames({
  // Balanced, so that the icon is not alone on the second line.
  go: css({ '&&': roomForTwoLines, textWrap: 'balance' }),
  rest: css({ '@container (max-width: 29.99rem)': visuallyHidden }),
  slot: css({
    display: 'grid',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    // The hint, the link and its reserved space overlap.
    '& > *, &::before': { gridArea: '1 / 1' },
    // The text of the link, with letters that take the space of its icon.
    '&[data-space]::before': {
      content: "attr(data-space) ' WW'",
      visibility: 'hidden',
      border: '1px solid',
      fontWeight: weight.medium,
      ...roomForTwoLines,
    },
    '&[data-open] > span': { visibility: 'hidden' },
    // Other elements in the same place must not receive presses on the link.
    '&[data-open]': { zIndex: 1 },
    '@media print': { display: 'none' },
  }),
  hint: css({
    alignSelf: 'center',
    ...note,
    lineHeight: 1.25,
    textAlign: 'center',
  }),
});
