import { styles } from '../theme/styles';
import { colour, size, space } from '../theme/tokens';

export const css = styles({
  root: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} ${space.xs}`,
    fontSize: size.small,
    color: colour.inkSoft,
  },
  answer: {
    paddingInline: space.s,
    fontSize: size.small,
    '&[aria-pressed="true"]': { background: colour.tealSoft, borderColor: colour.teal },
  },
  count: { fontVariantNumeric: 'tabular-nums' },
});
