import { css } from '@emotion/react';
import { stack } from '../../../theme/fragments';
import { classNames } from '../../../theme/styles';
import { space } from '../../../theme/tokens';

export const styles = classNames({
  stacked: css(stack(space.xs)),
  pair: css({
    ...stack(space.xs),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
    // Findings are below both texts.
    '& > * + * + *': { gridColumn: '1 / -1' },
  }),
});
