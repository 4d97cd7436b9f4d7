import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  // Below the header, which stays at the top.
  group: css({
    display: 'grid',
    gap: space.xxs,
    scrollMarginBlockStart: '5rem',
    // Boxes of a grid are kept together less well on paper.
    '@media print': { display: 'block', marginBlockEnd: space.m },
  }),
  heading: css({ fontSize: size.title }),
  count: css({ fontWeight: weight.regular, color: colour.inkSoft }),
});
