import { styles } from '../../theme/styles';
import { colour, leading, radius, size, space, weight } from '../../theme/tokens';

export const css = styles({
  steps: { display: 'grid', counterReset: 'step', maxInlineSize: '46rem' },
  step: {
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    columnGap: space.m,
    counterIncrement: 'step',
    position: 'relative',
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '2.5rem',
      blockSize: '2.5rem',
      borderRadius: radius.round,
      background: colour.tealSoft,
      color: colour.teal,
      fontWeight: weight.bold,
      fontVariantNumeric: 'tabular-nums',
    },
    '&:has(+ &)': {
      paddingBlockEnd: space.l,
      // The line to the next step.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: '2.875rem 0.375rem',
        insetInlineStart: 'calc(1.25rem - 1px)',
        borderInlineStart: `2px solid ${colour.line}`,
      },
    },
  },
  words: { paddingBlockStart: '0.4375rem', minInlineSize: 0 },
  title: { fontSize: size.lead, fontWeight: weight.bold, lineHeight: leading.tight },
  text: { marginBlockStart: space.xxs, color: colour.inkSoft },
});
