import { css } from '@emotion/react';
import { classNames } from '../../../theme/styles';
import { space } from '../../../theme/tokens';

export const styles = classNames({
  newKey: css({
    display: 'flex',
    alignItems: 'start',
    gap: space.xs,
    marginBlockStart: space.xs,
    '& > input': { flex: 1, minInlineSize: 0 },
  }),
});
