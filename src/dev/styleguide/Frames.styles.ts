import { css } from '@emotion/react';
import { stack } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { from, space } from '../../theme/tokens';

export const styles = classNames({
  frames: css({
    ...stack(space.xs),
    padding: space.xs,
    [from.desk]: { gridTemplateColumns: '1fr 1fr' },
    [from.wide]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
  frame: css({ inlineSize: '100%', blockSize: `calc(100vh - 2 * ${space.xs})`, border: 0 }),
});
