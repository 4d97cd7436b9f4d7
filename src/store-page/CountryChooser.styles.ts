import { styles } from '../theme/styles';
import { colour, motion, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  root: { display: 'grid', justifyItems: 'start', gap: space.xs },
  label: { fontSize: size.small, fontWeight: weight.medium, color: colour.inkSoft },
  choices: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xxs,
    padding: space.xxs,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.m,
    background: colour.surface,
    // If there are two rows, both are filled.
    '& > li': { display: 'grid', flexGrow: 1 },
  },
  choice: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: '2.5rem',
    paddingInline: space.m,
    borderRadius: radius.s,
    color: colour.ink,
    fontWeight: weight.medium,
    textDecoration: 'none',
    transition: `background-color ${motion.quick}, color ${motion.quick}`,
    '&:hover': { background: colour.tealSoft },
    '&[aria-current]': {
      background: colour.teal,
      color: colour.onTeal,
      '@media (forced-colors: active)': { outline: '2px solid' },
    },
  },
});
