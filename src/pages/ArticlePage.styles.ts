import { styles } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const css = styles({
  head: { display: 'grid', gap: space.m, maxInlineSize: '50rem', paddingBlock: `clamp(${space.l}, 5vw, ${space.xxl}) ${space.l}` },
  store: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: space.xs,
    fontSize: size.small,
    fontWeight: weight.medium,
  },
  intro: { fontSize: size.lead },
  meta: { fontSize: size.small, color: colour.inkSoft },
});
