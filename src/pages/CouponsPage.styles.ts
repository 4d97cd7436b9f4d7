import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  // A printed list is for shopping.
  ended: { marginBlockStart: space.s, '@media print': { display: 'none' } },
  list: { paddingBlockEnd: space.xxxl },
});
