import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  offers: { display: 'grid', gap: space.m },
  // A printed list is for shopping.
  ended: { marginBlockStart: space.s, '@media print': { display: 'none' } },
});
