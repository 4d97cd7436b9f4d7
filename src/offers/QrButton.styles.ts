import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { space } from '../theme/tokens';

export const styles = classNames({
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    // Aligns the text of the first button, not its box, with the text above.
    marginInlineStart: '-1.125rem',
    columnGap: space.xs,
    '@media (forced-colors: active)': { marginInlineStart: 0, gap: space.xs },
    '@media print': { display: 'none' },
  }),
  // A mouse is on a computer, where the app is not: there the QR code is the way to it.
  app: css({ '@media (pointer: fine)': { display: 'none' } }),
});
