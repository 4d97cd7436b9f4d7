import { styles } from '../theme/styles';
import { size, space, weight } from '../theme/tokens';

export const css = styles({
  header: {
    display: 'none',
    '@media print': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.l,
      marginBlockEnd: space.m,
      paddingBlockEnd: space.s,
      borderBlockEnd: '1px solid',
      fontSize: size.small,
    },
  },
  name: { fontSize: size.title, fontWeight: weight.bold },
});
