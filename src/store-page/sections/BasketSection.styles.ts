import { css } from '@emotion/react';
import { amountField, stack } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { space, weight } from '../../theme/tokens';

export const styles = classNames({
  // Nobody can fill it in on paper. The table is there without script.
  section: css({ '@media print and (scripting: enabled)': { display: 'none' } }),
  label: css({
    ...stack(space.xxs),
    maxInlineSize: '20rem',
    fontWeight: weight.medium,
  }),
  field: css(amountField),
});
