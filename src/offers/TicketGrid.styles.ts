import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  grid: { display: 'grid', gap: space.l, '& > li': { display: 'grid', minInlineSize: 0, '&:has([data-brief])': { gridColumn: '1 / -1' } } },
  wide: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 28rem), 1fr))' },
  narrow: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))' },
});
