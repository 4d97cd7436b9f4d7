import { floating } from '../theme/floating';
import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  toast: {
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
  },
});
