import { styles } from '../theme/styles';
import { colour, size, space } from '../theme/tokens';

export const css = styles({
  original: {
    fontSize: size.small,
    color: colour.inkSoft,
    // Lines of their own, which begin on the side of their direction.
    '& bdi': { display: 'block', textAlign: 'start' },
  },
  summary: {
    inlineSize: 'fit-content',
    minBlockSize: '2.75rem',
    gap: space.xxs,
    '&:hover': { color: colour.ink },
    '@media print': { minBlockSize: 0 },
  },
});
