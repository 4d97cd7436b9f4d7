import { styles } from '../theme/styles';
import { colour, size } from '../theme/tokens';

export const css = styles({
  note: { fontSize: size.small, color: colour.inkSoft },
});
