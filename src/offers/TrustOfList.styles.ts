import { css } from '@emotion/react';
import { note } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, space } from '../theme/tokens';

export const styles = classNames({
  // The text changes with the visitor's clock: on a phone, the space of its longest form is kept, so that nothing moves.
  head: css({
    ...note,
    lineHeight: 1.35,
    '&:lang(ar)': { lineHeight: 1.5 },
    minBlockSize: '2lh',
    '@media (min-width: 40rem)': { minBlockSize: '1lh' },
    '@media print': { minBlockSize: 0, marginBlockEnd: space.xxs, breakAfter: 'avoid' },
  }),
  // The space around the words belongs to the link.
  link: css({
    paddingBlock: space.s,
    marginInlineStart: space.xxs,
    color: 'inherit',
    whiteSpace: 'nowrap',
    '&:hover': { color: colour.ink },
    '@media print': { display: 'none' },
  }),
});
