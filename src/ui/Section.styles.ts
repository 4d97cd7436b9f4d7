import { styles } from '../theme/styles';
import { colour, measure, size, space } from '../theme/tokens';

export const css = styles({
  section: {
    paddingBlock: `clamp(${space.xl}, 5vw, ${space.xxxl})`,
    // Sections of one width follow each other closely; the padding is between them, not doubled.
    '& + &': { paddingBlockStart: 0 },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.l}`,
    // Zero where the content stands beside the head.
    marginBlockEnd: `var(--head-end, ${space.l})`,
  },
  words: { flex: '1 1 20rem', minInlineSize: 0 },
  heading: { fontSize: size.heading },
  subheading: { fontSize: size.title },
  intro: { marginBlockStart: space.xs, maxInlineSize: measure.text, color: colour.inkSoft },
});
