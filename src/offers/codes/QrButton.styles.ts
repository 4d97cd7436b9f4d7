import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { space } from '../../theme/tokens';

export const styles = classNames({
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.xs,
    '@media (forced-colors: active)': { gap: space.xs },
    '@media print': { display: 'none' },
  }),
  // A mouse means a computer, which does not have the app: there the QR code leads to it.
  app: css({ '@media (pointer: fine)': { display: 'none' } }),
});
