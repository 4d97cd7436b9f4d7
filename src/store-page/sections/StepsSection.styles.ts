import { styles } from '../../theme/styles';
import { colour, leading, radius, size, space, weight } from '../../theme/tokens';
import { phone } from './layout';

export const css = styles({
  steps: {
    '--badge': '2.5rem',
    [phone]: { '--badge': '1.875rem' },
    display: 'grid',
    counterReset: 'step',
    maxInlineSize: '46rem',
  },
  step: {
    display: 'grid',
    gridTemplateColumns: 'var(--badge) minmax(0, 1fr)',
    columnGap: space.m,
    [phone]: { columnGap: space.s },
    counterIncrement: 'step',
    position: 'relative',
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      inlineSize: 'var(--badge)',
      blockSize: 'var(--badge)',
      borderRadius: radius.round,
      background: colour.tealSoft,
      color: colour.teal,
      fontWeight: weight.bold,
      fontVariantNumeric: 'tabular-nums',
    },
    '&:has(+ &)': {
      paddingBlockEnd: space.l,
      [phone]: { paddingBlockEnd: space.s },
      // The line to the next step.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 'calc(var(--badge) + 0.25rem) 0.25rem',
        insetInlineStart: 'calc(var(--badge) / 2 - 1px)',
        borderInlineStart: `2px solid ${colour.line}`,
      },
    },
  },
  words: { paddingBlockStart: `calc((var(--badge) - ${size.lead} * ${leading.tight}) / 2)`, minInlineSize: 0 },
  title: { fontSize: size.lead, fontWeight: weight.bold, lineHeight: leading.tight },
  text: { marginBlockStart: space.xxs, color: colour.inkSoft, [phone]: { marginBlockStart: 0, fontSize: size.small } },
});
