import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  list: { paddingBlockEnd: space.xxxl },
});
