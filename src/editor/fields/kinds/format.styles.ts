import { css } from '@emotion/react';
import { classNames } from '../../../theme/styles';
import { space } from '../../../theme/tokens';

export const styles = classNames({
  colour: css({
    display: 'flex',
    alignItems: 'start',
    gap: space.xs,
    '& > div': { flex: 1 },
    '& > [type="color"]': { inlineSize: '3rem', blockSize: '2.25rem', flex: 'none', padding: space.xxs },
  }),
});
