import { css } from '@emotion/react';
import { floating } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { space } from '../theme/tokens';

export const styles = classNames({
  toast: css({
    // Only a script shows it. The attribute keeps these rules out of the inline styles of pages.
    '&[data-open]': {
      position: 'fixed',
      zIndex: 50,
      insetInline: space.m,
      insetBlockEnd: `calc(${space.m} + var(--bar, 0px))`,
      maxInlineSize: '24rem',
      marginInlineStart: 'auto',
      padding: space.m,
      ...floating,
    },
    '&[data-open][data-place="top"]': { insetBlockStart: space.m, insetBlockEnd: 'auto' },
  }),
});
