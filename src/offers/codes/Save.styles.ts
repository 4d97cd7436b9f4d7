import { css } from '@emotion/react';
import { inlineRow, stack } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, radius, size, space } from '../../theme/tokens';

export const styles = classNames({
  root: css({
    ...stack(space.xs),
    // A separate row below the buttons.
    order: 1,
    flexBasis: '100%',
    minInlineSize: 0,
    padding: space.xs,
    borderInlineStart: `3px solid ${colour.teal}`,
    borderRadius: radius.s,
    fontSize: size.body,
    textAlign: 'start',
    color: colour.ink,
    background: colour.sand,
    '@media print': { display: 'none' },
  }),
  list: css({ ...inlineRow(0), justifySelf: 'start', minBlockSize: '2.75rem' }),
});
