import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { space } from '../theme/tokens';

export const styles = classNames({
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.xs,
    '@media (forced-colors: active)': { gap: space.xs },
    '@media print': { display: 'none' },
  }),
  // A mouse is on a computer, where the app is not: there the QR code is the way to it.
  app: css({ '@media (pointer: fine)': { display: 'none' } }),
});
