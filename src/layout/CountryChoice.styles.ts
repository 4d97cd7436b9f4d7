import { css } from '@emotion/react';
import { stack, inputBox } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  hint: css({ color: colour.inkSoft }),
  list: css({
    ...stack(space.xs),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  }),
  choice: css({
    display: 'grid',
    alignContent: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: '3rem',
    paddingInline: space.m,
    paddingBlock: space.xs,
    ...inputBox,
    color: colour.ink,
    fontWeight: weight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { background: colour.tealSoft },
    '&[aria-current]': {
      borderColor: colour.teal,
      boxShadow: `inset 0 0 0 1px ${colour.teal}`,
      background: colour.tealSoft,
      '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: '-4px' },
    },
  }),
  count: css({ fontSize: size.small, fontWeight: weight.regular, color: colour.inkSoft }),
});
