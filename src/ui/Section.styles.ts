import { styles } from '../theme/styles';
import { colour, measure, size, space } from '../theme/tokens';

export const css = styles({
  section: {
    paddingBlock: `clamp(${space.l}, 5vw, ${space.xxxl})`,
    // Adjacent sections share the padding between them.
    '& + &': { paddingBlockStart: 0 },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.l}`,
    // Zero if the content is beside the heading.
    marginBlockEnd: `var(--head-end, clamp(${space.s}, 3vw, ${space.l}))`,
  },
  words: { flex: '1 1 20rem', minInlineSize: 0 },
  heading: { fontSize: size.heading },
  subheading: { fontSize: size.title },
  intro: { marginBlockStart: space.xs, maxInlineSize: measure.text, color: colour.inkSoft },
});
