import { styles } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const css = styles({
  head: { display: 'grid', gap: space.m, paddingBlock: `clamp(${space.l}, 5vw, ${space.xxl}) ${space.l}` },
  store: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: space.xs,
    fontSize: size.small,
    fontWeight: weight.medium,
  },
  // The content may have the opposite direction to the interface: each starts at its own edge.
  heading: { maxInlineSize: '50rem' },
  intro: { maxInlineSize: '46rem', fontSize: size.lead },
  meta: { maxInlineSize: '52rem', fontSize: size.small, color: colour.inkSoft },
});
