import { styles } from '../theme/styles';
import { colour, font, size, space, weight } from '../theme/tokens';

export const css = styles({
  root: { color: colour.inkSoft },
  summary: {
    display: 'inline-flex',
    gap: space.xs,
    minBlockSize: '2.75rem',
    fontWeight: weight.medium,
    '&:hover': { color: colour.ink },
  },
  offer: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space.s}`,
    paddingBlock: space.xs,
    borderBlockStart: `1px dashed ${colour.line}`,
    fontSize: size.small,
    '@media print': { breakInside: 'avoid' },
  },
  // As high as a line of text needs; the space around it belongs to the link.
  store: { marginBlock: '-0.75rem', paddingBlock: '0.75rem', color: 'inherit', fontWeight: weight.medium },
  code: { fontFamily: font.code, fontWeight: weight.bold, userSelect: 'all' },
  end: { marginInlineStart: 'auto' },
});
