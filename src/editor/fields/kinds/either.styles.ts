import { css } from '@emotion/react';
import { wrap } from '../../../theme/fragments';
import { classNames } from '../../../theme/styles';
import { space } from '../../../theme/tokens';

export const styles = classNames({
  either: css({
    ...wrap(space.xs),
    alignItems: 'start',
    '& > :has(+ *)': { flex: '1 1 14rem' },
  }),
});
