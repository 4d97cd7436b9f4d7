import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

// Space for the shadow of a ticket, which `content-visibility` would clip.
const bleed = space.xs;

export const css = styles({
  grid: {
    display: 'grid',
    gap: space.l,
    '& > li': {
      display: 'grid',
      minInlineSize: 0,
      padding: bleed,
      margin: `-${bleed}`,
      // Tickets far from the window are not laid out; their height is estimated.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 30rem',
    },
  },
  // The tickets of the last row fill it.
  wide: {
    display: 'flex',
    flexWrap: 'wrap',
    '& > li': { flex: `1 1 min(100%, 28rem + 2 * ${bleed})`, '&:has([data-brief])': { flexBasis: '100%' } },
  },
  narrow: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))' },
});
