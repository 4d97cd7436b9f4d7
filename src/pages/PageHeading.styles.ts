import { styles } from '../theme/styles';
import { colour, size, space } from '../theme/tokens';

export const css = styles({
  root: {
    display: 'grid',
    gap: space.s,
    paddingBlock: `clamp(${space.xl}, 6vw, ${space.xxxl}) ${space.l}`,
  },
  subtitle: { maxInlineSize: '44rem', fontSize: size.lead, color: colour.inkSoft },
  meta: { fontSize: size.small, color: colour.inkSoft },
  intro: { maxInlineSize: '44rem', color: colour.inkSoft },
});
