import { css } from '@emotion/react';
import { inlineRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { space, weight } from '../theme/tokens';

// Only a script shows a toast. The attribute keeps these rules out of the inline styles of pages.
export const styles = classNames({
  link: css({
    '[data-toast] &': {
      ...inlineRow(space.xs),
      minBlockSize: '2.75rem',
      fontWeight: weight.medium,
    },
  }),
});
