import { styles } from '../../theme/styles';
import { space } from '../../theme/tokens';
import { roomy } from './layout';

export const css = styles({
  // The heading at the start and the content beside it, if there is room.
  section: {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
      columnGap: space.xxxl,
      // They begin on one line of writing.
      alignItems: 'baseline',
      '--head-end': 0,
    },
  },
});
