import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  // A printed list is for shopping.
  ended: { marginBlockStart: space.s, '@media print': { display: 'none' } },
  more: { paddingBlockEnd: space.l, '@media print': { display: 'none' } },
  list: {
    paddingBlockEnd: space.xxxl,
    '@media print': {
      paddingBlockEnd: 0,
      // Columns of rows as on a phone: without a container, no row is wide.
      '& > ul': { columns: '2 14rem', columnGap: space.m, containerType: 'normal', border: 'none' },
      '& > ul > li': { breakInside: 'avoid', containIntrinsicBlockSize: 'none', contentVisibility: 'visible' },
    },
  },
});
