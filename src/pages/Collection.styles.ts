import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { space } from '../theme/tokens';

export const styles = classNames({
  offers: css({ display: 'grid', gap: space.m, '@media print': { display: 'block' } }),
  post: css({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' }),
  // A printed list is for shopping.
  ended: css({ marginBlockStart: space.m, '@media print': { display: 'none' } }),
});
