import { css } from '@emotion/react';
import { stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, space } from '../theme/tokens';

export const styles = classNames({
  root: css({
    ...stack(space.m),
    placeItems: 'center',
    alignContent: 'center',
    minBlockSize: '60vh',
    color: colour.inkSoft,
  }),
  mark: css({
    inlineSize: '2rem',
    blockSize: '2rem',
    border: `3px solid ${colour.line}`,
    borderBlockStartColor: colour.teal,
    borderRadius: radius.round,
    animation: 'turn 900ms linear infinite',
  }),
});
