import { styles } from '../theme/styles';
import { motion } from '../theme/tokens';

export const css = styles({
  copy: {
    // The tick replaces the copy icon.
    '@media (prefers-reduced-motion: no-preference)': { '&[data-copied] > svg': { animation: `land ${motion.calm}` } },
  },
});
