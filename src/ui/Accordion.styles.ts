import { styles } from '../theme/styles';
import { colour, measure, motion, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  accordion: {
    border: `1px solid ${colour.line}`,
    borderRadius: radius.m,
    background: colour.surface,
    '& > * + *': { borderBlockStart: `1px solid ${colour.line}` },
  },
  summary: {
    justifyContent: 'space-between',
    gap: space.m,
    minBlockSize: '3rem',
    paddingInline: space.m,
    paddingBlock: space.xs,
    borderRadius: `calc(${radius.m} - 1px)`,
    transition: `background-color ${motion.quick}`,
    '&:hover': { background: colour.sand },
  },
  words: { fontSize: size.body, fontWeight: weight.medium, lineHeight: 1.5, letterSpacing: 0, textWrap: 'pretty' },
  chevron: { color: colour.inkSoft },
  content: { paddingInline: space.m, paddingBlock: `${space.xxs} ${space.m}`, maxInlineSize: measure.text },
});
