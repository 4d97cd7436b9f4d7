import { styles } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    maxInlineSize: '100%',
    paddingInline: '0.625rem',
    paddingBlock: '0.1875rem',
    borderRadius: radius.round,
    fontSize: size.small,
    fontWeight: weight.medium,
    lineHeight: 1.4,
    '& > svg': { inlineSize: '1.0625em', blockSize: '1.0625em' },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  neutral: { background: colour.sand, color: colour.inkSoft },
  good: { background: colour.goodSoft, color: colour.good },
  bad: { background: colour.badSoft, color: colour.bad },
  saffron: { background: colour.saffronSoft, color: colour.onSaffronSoft },
  teal: { background: colour.tealSoft, color: colour.teal },
  brand: { background: colour.brandSoft, color: colour.brand },
});
