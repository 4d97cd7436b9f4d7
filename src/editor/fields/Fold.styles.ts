import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { weight } from '../../theme/tokens';

// The alternative text is empty: screen readers announce whether the fold is open.
const arrow = (character: string) => ({ content: `"${character} " / ""` });

export const styles = classNames({
  fold: css({
    flex: 1,
    minBlockSize: '2.25rem',
    padding: 0,
    border: 0,
    background: 'none',
    fontWeight: weight.bold,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&::before': arrow('▸'),
    '&:dir(rtl)::before': arrow('◂'),
    '&[aria-expanded="true"]::before': arrow('▾'),
  }),
});
