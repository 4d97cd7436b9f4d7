import { css } from '@emotion/react';
import { note } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, space } from '../../theme/tokens';

export const styles = classNames({
  original: css({
    ...note,
    // Separate lines, which begin on the side of their direction.
    '& bdi': { display: 'block', textAlign: 'start' },
  }),
  summary: css({
    inlineSize: 'fit-content',
    minBlockSize: '2.75rem',
    gap: space.xxs,
    '&:hover': { color: colour.ink },
    '@media print': { minBlockSize: 0 },
  }),
});
