import { styles } from '../theme/styles';
import { colour, measure, size, space } from '../theme/tokens';

export const css = styles({
  root: { fontSize: size.small, color: colour.inkSoft },
  line: {
    // As wide as its words, so that a press beside them opens nothing.
    inlineSize: 'fit-content',
    gap: space.xxs,
    minBlockSize: '2.75rem',
    '&:hover': { color: colour.ink },
    '@media print': { minBlockSize: 0, '& > svg': { display: 'none' } },
  },
  text: { maxInlineSize: measure.text, paddingBlockEnd: space.xs },
});
