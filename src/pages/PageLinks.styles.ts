import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  row: { display: 'flex', flexWrap: 'wrap', gap: space.xs, '& + *': { marginBlockStart: space.l } },
});
