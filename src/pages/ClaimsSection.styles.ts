import { styles } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  claims: { display: 'grid', gap: space.s },
  claim: {
    display: 'grid',
    gap: space.xxs,
    padding: space.m,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.m,
    background: colour.surface,
    '@media print': { breakInside: 'avoid' },
  },
  words: { fontWeight: weight.medium },
  source: { color: colour.inkSoft, fontSize: size.small },
});
