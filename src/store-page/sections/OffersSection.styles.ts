import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { space } from '../../theme/tokens';

export const styles = classNames({
  // Browsers keep grid items together less reliably on paper.
  offers: css({ display: 'grid', gap: space.m, minInlineSize: 0, '@media print': { display: 'block' } }),
  rest: css({
    '& > div': { marginBlockStart: space.m },
    // Without scripts the complete list is visible.
    '@media (scripting: none)': {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible' },
    },
    '@media print': { '& > summary': { display: 'none' } },
  }),
});
