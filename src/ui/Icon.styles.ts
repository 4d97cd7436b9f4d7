import { css } from '@emotion/react';
import { classNames } from '../theme/styles';

export const styles = classNames({
  icon: css({
    inlineSize: '1.25em',
    blockSize: '1.25em',
    flex: 'none',
    verticalAlign: '-0.25em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // Without this, icons would keep the colour computed before the forced palette.
    '@media (forced-colors: active)': { forcedColorAdjust: 'auto' },
  }),
  directed: css({
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  }),
});
