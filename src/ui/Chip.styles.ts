import { styles } from '../theme/styles';
import { colour, motion, radius, size, space } from '../theme/tokens';

export const css = styles({
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: '2rem',
    maxInlineSize: '100%',
    paddingInline: space.s,
    paddingBlock: space.xxs,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.round,
    background: colour.surface,
    color: colour.ink,
    font: 'inherit',
    fontSize: size.small,
    lineHeight: 1.4,
    textDecoration: 'none',
  },
  pressable: {
    minBlockSize: '2.75rem',
    cursor: 'pointer',
    borderColor: colour.lineStrong,
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
    '&:hover': { background: colour.tealSoft, borderColor: colour.teal },
    '&[aria-pressed="true"], &[aria-current]': {
      background: colour.teal,
      borderColor: colour.teal,
      color: colour.onTeal,
    },
  },
});
