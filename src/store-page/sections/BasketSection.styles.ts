import { amountField } from '../../theme/amount-field';
import { styles } from '../../theme/styles';
import { space, weight } from '../../theme/tokens';

export const css = styles({
  label: {
    display: 'grid',
    gap: space.xxs,
    maxInlineSize: '20rem',
    fontWeight: weight.medium,
    '@media print': { display: 'none' },
  },
  field: amountField,
});
