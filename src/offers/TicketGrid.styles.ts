import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  grid: { display: 'grid', gap: space.l, '& > li': { display: 'grid', minInlineSize: 0 } },
  // The last row is filled, so that no ticket lies beside a hole.
  wide: { display: 'flex', flexWrap: 'wrap', '& > li': { flex: '1 1 min(100%, 28rem)', '&:has([data-brief])': { flexBasis: '100%' } } },
  narrow: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))' },
});
