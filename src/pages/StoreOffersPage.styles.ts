import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  list: { paddingBlockEnd: space.xl, '@media print': { paddingBlockEnd: 0 } },
});
