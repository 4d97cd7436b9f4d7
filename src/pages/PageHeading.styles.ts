import { styles } from '../theme/styles';
import { colour, leading, size, space } from '../theme/tokens';

export const css = styles({
  root: {
    display: 'grid',
    gap: space.s,
    paddingBlock: `clamp(${space.l}, 4vw, ${space.xxl}) ${space.l}`,
    // The distance to the sections is that of the heading.
    '& + * > section': { paddingBlockStart: 0 },
  },
  subtitle: { maxInlineSize: '44rem', fontSize: size.lead, lineHeight: leading.close, color: colour.inkSoft },
  meta: { fontSize: size.small, color: colour.inkSoft },
  intro: { maxInlineSize: '44rem', color: colour.inkSoft },
});
