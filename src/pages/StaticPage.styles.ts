import { styles } from '../theme/styles';

export const css = styles({
  column: { maxInlineSize: '50rem', marginInline: 'auto' },
});
