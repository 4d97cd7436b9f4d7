import { css } from '@emotion/react';
import { card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius } from '../theme/tokens';

export const styles = classNames({
  root: css({ display: 'flex', flexDirection: 'column' }),
  space: css({ flex: 1 }),
  frame: css({
    flex: 1,
    inlineSize: '100%',
    minBlockSize: 0,
    marginInline: 'auto',
    overflow: 'hidden',
    ...card(radius.s),
    '&[data-device="phone"]': { maxInlineSize: '392px' },
    position: 'relative',
    '& > iframe': {
      position: 'absolute',
      inset: 0,
      inlineSize: 'var(--width)',
      blockSize: 'calc(100% / var(--scale))',
      border: 0,
      background: colour.surface,
      transform: 'scale(var(--scale))',
      transformOrigin: '0 0',
    },
    // A page that is still empty stays behind the one before.
    '& > iframe[inert]': { zIndex: 1 },
    '&:dir(rtl) > iframe': { transformOrigin: '100% 0' },
  }),
});
