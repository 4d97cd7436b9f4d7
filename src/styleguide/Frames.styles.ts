import { styles } from '../theme/styles';
import { from, space } from '../theme/tokens';

export const css = styles({
  frames: { display: 'grid', gap: space.m, padding: space.m, [from.desk]: { gridTemplateColumns: '1fr 1fr' } },
  frame: { inlineSize: '100%', border: 0 },
});
