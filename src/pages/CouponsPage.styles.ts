import { styles } from '../theme/styles';
import { colour, size, space } from '../theme/tokens';

export const css = styles({
  disclosure: { marginBlock: `${space.s} ${space.l}`, fontSize: size.small, color: colour.inkSoft },
  list: { paddingBlockEnd: space.xxxl },
});
