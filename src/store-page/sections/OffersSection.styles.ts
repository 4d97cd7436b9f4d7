import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { space } from '../../theme/tokens';

export const styles = classNames({
  // Boxes of a grid are kept together less well on paper.
  offers: css({ display: 'grid', gap: space.s, minInlineSize: 0, '@media print': { display: 'block' } }),
  rest: css({
    '& > div': { marginBlockStart: space.m },
    // Without a script the complete list is visible.
    '@media (scripting: none)': {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible' },
    },
    '@media print': { '& > summary': { display: 'none' } },
  }),
});
