import { styles } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const css = styles({
  root: { display: 'grid' },
  label: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: '2.75rem',
    fontWeight: weight.medium,
    cursor: 'pointer',
  },
  box: { flex: 'none', inlineSize: '1.375rem', blockSize: '1.375rem', accentColor: colour.teal, cursor: 'pointer' },
  hint: { fontSize: size.small, color: colour.inkSoft },
  kept: { display: 'block', fontWeight: weight.medium, color: colour.ink },
});
