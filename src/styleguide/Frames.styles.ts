import { styles } from '../theme/styles';
import { from, space } from '../theme/tokens';

export const css = styles({
  frames: {
    display: 'grid',
    gap: space.xs,
    padding: space.xs,
    [from.desk]: { gridTemplateColumns: '1fr 1fr' },
    [from.wide]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
  frame: { inlineSize: '100%', blockSize: `calc(100vh - 2 * ${space.xs})`, border: 0 },
});
