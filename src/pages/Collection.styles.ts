import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  offers: { display: 'grid', gap: space.m },
  post: { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' },
  // A printed list is for shopping.
  ended: { marginBlockStart: space.s, '@media print': { display: 'none' } },
});
