import { css } from '@emotion/react';
import { wrap } from '../../../theme/fragments';
import { classNames } from '../../../theme/styles';
import { space } from '../../../theme/tokens';

export const styles = classNames({
  picture: css({
    ...wrap(space.xs),
    alignItems: 'start',
    '& > img': { inlineSize: '4rem', blockSize: '4rem', objectFit: 'contain' },
  }),
});
