import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { size, space } from '../theme/tokens';

export const styles = classNames({
  trail: css({
    fontSize: size.small,
    // The padding of a link enlarges its target without changing the line height.
    '& a': { paddingBlock: space.m },
    '& a + a::before': { content: '"›" / ""', display: 'inline-block', marginInline: space.xs },
    '@media print': { display: 'none' },
  }),
});
