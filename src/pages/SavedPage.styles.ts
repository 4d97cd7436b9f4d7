import { styles } from '../theme/styles';
import { colour, size, space } from '../theme/tokens';

export const css = styles({
  codes: { marginBlockEnd: space.xl },
  failed: { display: 'grid', justifyItems: 'start', gap: space.s },
  note: { maxInlineSize: '44rem', marginBlockEnd: space.xl, color: colour.inkSoft, fontSize: size.small },
});
