import { styles } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

// Two lines fit into the height of a button.
const roomForTwoLines = { paddingInline: space.xs, paddingBlock: space.hair, lineHeight: 1.2 };

export const css = styles({
  // Balanced, so that the icon is not alone on the second line.
  go: { '&&': roomForTwoLines, textWrap: 'balance' },
  slot: {
    display: 'grid',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    // The hint, the link and its reserved space overlap.
    '& > *, &::before': { gridArea: '1 / 1' },
    // The text of the link, with letters in place of its icon.
    '&[data-space]::before': {
      content: "attr(data-space) ' WW'",
      visibility: 'hidden',
      border: '1px solid',
      fontWeight: weight.medium,
      ...roomForTwoLines,
    },
    '&[data-open] > span': { visibility: 'hidden' },
    '@media print': { display: 'none' },
  },
  hint: { alignSelf: 'center', fontSize: size.small, lineHeight: 1.25, color: colour.inkSoft, textAlign: 'center' },
});
