import { css } from '@emotion/react';
import { card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { radius } from '../theme/tokens';

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
    '& > iframe': { border: 0, transformOrigin: '0 0' },
    '&:dir(rtl) > iframe': { transformOrigin: '100% 0' },
  }),
});
