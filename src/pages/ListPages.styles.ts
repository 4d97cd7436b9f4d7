import { styles } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  root: { paddingBlockEnd: space.xxxl },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space.xs },
  link: {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    paddingInline: space.xs,
    borderRadius: radius.m,
    color: colour.teal,
    fontSize: size.lead,
    fontWeight: weight.bold,
    textDecoration: 'none',
    '&:hover': { background: colour.tealSoft },
    '&[aria-current]': { background: colour.tealSoft, color: colour.ink },
  },
  gap: { color: colour.inkSoft },
});
