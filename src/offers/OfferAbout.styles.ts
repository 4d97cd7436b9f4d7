import { styles } from '../theme/styles';
import { colour, size, space } from '../theme/tokens';

export const css = styles({
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.m}`,
    '@media print': { display: 'none' },
  },
  about: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.xs,
    paddingBlockEnd: space.m,
    fontSize: size.small,
    color: colour.inkSoft,
  },
});
