import { css } from '@emotion/react';
import { floating } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { size, space } from '../theme/tokens';

export const styles = classNames({
  toast: css({
    // Only a script shows it. The attribute keeps these rules out of the inline styles of pages.
    '&[data-open]': {
      position: 'fixed',
      zIndex: 50,
      insetInline: 0,
      insetBlockStart: 0,
      inlineSize: 'fit-content',
      minBlockSize: 'var(--header-height)',
      marginInline: 'auto',
      paddingBlock: space.xs,
      paddingInline: space.m,
      ...floating,
      fontSize: size.small,
      lineHeight: 1.35,
    },
  }),
});
