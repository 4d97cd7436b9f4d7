import { css } from '@emotion/react';
import { stack } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { space, weight } from '../../theme/tokens';

export const styles = classNames({
  question: css({
    ...stack(space.xxs),
    marginBlockStart: space.xs,
    '& > label': { fontWeight: weight.medium },
    '& > [type="color"]': { inlineSize: '3rem', blockSize: '2.25rem', padding: space.xxs },
  }),
});
