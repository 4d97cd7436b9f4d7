import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, size, space, weight } from '../../theme/tokens';

export const styles = classNames({
  // Below the header, which is sticky.
  group: css({
    display: 'grid',
    gap: space.xxs,
    scrollMarginBlockStart: '5rem',
    // Browsers keep grid items together less reliably on paper.
    '@media print': { display: 'block', marginBlockEnd: space.m },
  }),
  heading: css({ fontSize: size.title }),
  count: css({ fontWeight: weight.regular, color: colour.inkSoft }),
});
