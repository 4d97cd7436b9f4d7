import { css } from '@emotion/react';
import { inlineRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, space, weight } from '../theme/tokens';

// Only a script shows a toast. The attribute keeps these rules out of the inline styles of pages.
export const styles = classNames({
  link: css({
    '[data-toast] &': {
      ...inlineRow(space.xs),
      minBlockSize: '2.75rem',
      fontWeight: weight.medium,
    },
  }),
  line: css({ '[data-toast] &': { display: 'block', fontSize: '0.75rem', lineHeight: 1.5, color: colour.inkSoft } }),
});
