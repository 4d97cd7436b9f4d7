import { floating } from '../theme/floating';
import { styles } from '../theme/styles';
import { colour, radius, size, space } from '../theme/tokens';

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
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: '2.75rem',
    paddingInline: space.s,
    borderRadius: radius.s,
    cursor: 'pointer',
    '&:hover': { background: colour.sand },
    '&[aria-selected="true"]': {
      background: colour.tealSoft,
      outline: `2px solid ${colour.teal}`,
      outlineOffset: '-2px',
    },
  },
  icon: { color: colour.inkSoft, inlineSize: '1.125em', blockSize: '1.125em' },
  name: { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  others: { padding: space.xxs, paddingBlockStart: 0, '& a': { color: colour.ink, textDecoration: 'none' } },
  remark: { padding: space.m, color: colour.inkSoft, overflowWrap: 'anywhere' },
});
