import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  root: { marginBlockEnd: space.xxl, '@media print': { display: 'none' } },
});
