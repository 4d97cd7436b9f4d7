import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { space } from '../../theme/tokens';

export const styles = classNames({
  question: css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }),
});
