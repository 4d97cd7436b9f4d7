import { styles } from '../theme/styles';
import { colour, space, weight } from '../theme/tokens';

/** From this container width, the code and the actions keep their own widths. */
const broad = '@container (min-width: 44rem)';

export const css = styles({
  redeem: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    '& > *': { flex: '1 1 auto', [broad]: { flex: 'none' } },
    // The actions of the cards in a row are aligned at the bottom.
    '&[data-foot]': { marginBlockStart: 'auto', paddingBlockStart: space.xxs },
    // Print needs no buttons.
    '@media print': { justifyContent: 'space-between', '& > *': { flex: 'none' }, '& > a': { display: 'none' } },
  },
  noCode: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: '2.75rem',
    fontWeight: weight.medium,
    color: colour.inkSoft,
  },
});
