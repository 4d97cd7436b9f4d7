import { styles } from '../theme/styles';
import { colour, size } from '../theme/tokens';

export const css = styles({
  rate: { maxInlineSize: '44rem', fontSize: size.small, color: colour.inkSoft },
});
