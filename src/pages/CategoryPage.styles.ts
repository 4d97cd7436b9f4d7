import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    marginBlockStart: space.m,
    '@media print': { display: 'none' },
  },
});
