import { css } from '@emotion/react';
import { card } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, radius, space } from '../../theme/tokens';

export const styles = classNames({
  root: css({ marginBlockStart: space.m, padding: space.m, ...card(radius.m) }),
  message: css({
    position: 'relative',
    maxBlockSize: '16rem',
    marginBlock: space.xs,
    padding: space.xs,
    overflow: 'auto',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.s,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    // Each line of a message has its own direction.
    unicodeBidi: 'plaintext',
    '& > mark': {
      background: colour.goodSoft,
      color: colour.ink,
      textDecoration: 'underline',
      textUnderlineOffset: '0.22em',
    },
  }),
});
