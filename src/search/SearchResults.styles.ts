import { floating } from '../theme/floating';
import { styles } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  panel: {
    position: 'absolute',
    zIndex: 30,
    insetInline: 0,
    insetBlockStart: `calc(100% + ${space.xs})`,
    overflow: 'hidden',
    ...floating,
    fontSize: size.body,
    textAlign: 'start',
  },
  list: {
    // Spec, section 9.
    maxBlockSize: '15rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&:not(:empty)': { padding: space.xxs },
  },
  heading: { paddingInline: space.m, paddingBlockStart: space.s, fontSize: size.small, fontWeight: weight.bold },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: '2.75rem',
    paddingInline: space.s,
    paddingBlock: space.xxs,
    borderRadius: radius.s,
    cursor: 'pointer',
    '&:hover': { background: colour.sand },
    '&[aria-selected="true"]': {
      background: colour.tealSoft,
      outline: `2px solid ${colour.teal}`,
      outlineOffset: '-2px',
    },
  },
  // As large as the tile of a logo.
  sign: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: '24%',
    background: colour.sand,
    color: colour.inkSoft,
  },
  icon: { flex: 'none', color: colour.inkSoft, inlineSize: '1.125em', blockSize: '1.125em' },
  words: { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  name: { display: 'block', lineHeight: 1.35 },
  about: { display: 'block', color: colour.inkSoft, fontSize: size.small, lineHeight: 1.35 },
  code: { fontWeight: weight.bold, overflowWrap: 'anywhere' },
  others: { padding: space.xxs, paddingBlockStart: 0, '& a': { color: colour.ink, textDecoration: 'none' } },
  remark: { padding: space.m, color: colour.inkSoft, overflowWrap: 'anywhere' },
});
