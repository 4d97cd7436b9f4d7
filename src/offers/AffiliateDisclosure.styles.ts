import { styles } from '../theme/styles';
import { colour, measure, motion, size, space } from '../theme/tokens';

export const css = styles({
  root: {
    fontSize: size.small,
    color: colour.inkSoft,
    '&[open] > summary > svg': { rotate: '180deg' },
  },
  line: {
    // As wide as its words, so that a press beside them opens nothing.
    inlineSize: 'fit-content',
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: '2.75rem',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: colour.ink },
    '& > svg': { transition: `rotate ${motion.quick}` },
    '@media print': { minBlockSize: 0, '& > svg': { display: 'none' } },
  },
  text: { maxInlineSize: measure.text, paddingBlockEnd: space.xs },
});
