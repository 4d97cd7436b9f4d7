import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { space } from '../../theme/tokens';
import { wide } from './layout';

export const styles = classNames({
  // In a wide container, the heading is beside the content.
  section: css({
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
      columnGap: space.xxl,
      // Aligns the heading with the first line of the content.
      alignItems: 'baseline',
      '--head-end': 0,
    },
  }),
});
