import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, radius, size, space } from '../../theme/tokens';
import { phone, readable } from './layout';

export const styles = classNames({
  text: css(readable),
  bare: css({ paddingBlockEnd: space.xl, '& > *': readable }),
  note: css({
    padding: `clamp(${space.m}, 4vw, ${space.l})`,
    borderRadius: radius.l,
    background: colour.saffronSoft,
    [phone]: { fontSize: size.small },
    maxInlineSize: '46rem',
    '@media (forced-colors: active), print': { border: '1px solid' },
  }),
});
