import { styles } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const css = styles({
  note: {
    display: 'flex',
    alignItems: 'start',
    gap: space.xxs,
    fontSize: size.small,
    fontWeight: weight.medium,
    color: colour.bad,
    '& > svg': { marginBlockStart: 'calc((1lh - 1.25em) / 2)' },
  },
});
