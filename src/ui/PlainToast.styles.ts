import { floating } from '../theme/floating';
import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  toast: {
    // Only a script brings it about, so it is none of what a page needs at rest.
    '&[data-open]': {
      position: 'fixed',
      zIndex: 50,
      insetInline: space.m,
      insetBlockEnd: space.m,
      maxInlineSize: '24rem',
      marginInlineStart: 'auto',
      padding: space.m,
      ...floating,
    },
  },
});
