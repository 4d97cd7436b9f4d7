import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  // In a row of its own, below the answers.
  root: { flexBasis: '100%', minInlineSize: 0 },
  next: { display: 'grid', gap: space.xs, inlineSize: '100%' },
});
