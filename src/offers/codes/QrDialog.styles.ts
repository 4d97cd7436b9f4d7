import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, radius, space } from '../../theme/tokens';

export const styles = classNames({
  hint: css({ color: colour.inkSoft }),
  code: css({
    justifySelf: 'center',
    maxInlineSize: '100%',
    padding: space.m,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.m,
    // Scanners need dark on light, in both themes.
    background: 'white',
    lineHeight: 0,
    '& svg': { maxInlineSize: '100%', blockSize: 'auto' },
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  }),
  open: css({ justifySelf: 'center' }),
});
