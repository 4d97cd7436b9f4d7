import { styles } from '../theme/styles';
import { colour, size, space } from '../theme/tokens';

export const css = styles({
  // In a row of its own, below the answers.
  root: { flexBasis: '100%', minInlineSize: 0, marginBlockStart: space.xs, fontSize: size.body, color: colour.ink },
  next: { display: 'grid', gap: space.xs, inlineSize: '100%' },
});
