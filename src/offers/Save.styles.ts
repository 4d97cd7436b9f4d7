import { css } from '@emotion/react';
import { stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, size, space } from '../theme/tokens';

export const styles = classNames({
  root: css({
    ...stack(space.xs),
    // A separate row below the buttons.
    flexBasis: '100%',
    minInlineSize: 0,
    padding: space.m,
    borderInlineStart: `3px solid ${colour.teal}`,
    borderRadius: radius.s,
    fontSize: size.body,
    textAlign: 'start',
    color: colour.ink,
    background: colour.sand,
    '@media print': { display: 'none' },
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space.m }),
});
