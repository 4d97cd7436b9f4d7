import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

// Room for what is drawn round a ticket, which would be cut off at the edge of what is laid out by itself.
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
      // Long lists are laid out ticket by ticket, when the reader comes near; until then each is as tall as most are.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 30rem',
    },
  },
  // The last row is filled, so that no ticket lies beside a hole.
  wide: {
    display: 'flex',
    flexWrap: 'wrap',
    '& > li': { flex: `1 1 min(100%, 28rem + 2 * ${bleed})`, '&:has([data-brief])': { flexBasis: '100%' } },
  },
  narrow: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))' },
});
