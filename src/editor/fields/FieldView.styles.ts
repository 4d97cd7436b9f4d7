import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { space, weight } from '../../theme/tokens';

export const styles = classNames({
  field: css({ marginBlockStart: '1.125rem' }),
  head: css({ display: 'flex', alignItems: 'center', gap: space.xs }),
  label: css({ fontWeight: weight.bold }),
});
