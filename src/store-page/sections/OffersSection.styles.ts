import { styles } from '../../theme/styles';
import { space } from '../../theme/tokens';

export const css = styles({
  offers: { display: 'grid', gap: space.l, minInlineSize: 0 },
});
