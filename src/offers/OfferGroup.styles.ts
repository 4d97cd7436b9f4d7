import { styles } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const css = styles({
  // Below the header, which stays at the top.
  group: { display: 'grid', gap: space.xs, scrollMarginBlockStart: '5rem' },
  heading: { fontSize: size.title },
  count: { fontWeight: weight.regular, color: colour.inkSoft },
});
