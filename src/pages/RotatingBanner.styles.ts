import { styles } from '../theme/styles';
import { colour, motion, radius, shadow, space, weight } from '../theme/tokens';

// Without script nothing rotates, so all entries are there to be read.
const still = { opacity: 1, visibility: 'visible' as const, gridArea: 'auto' };

export const css = styles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    maxInlineSize: '46rem',
    marginInline: 'auto',
    paddingInline: space.m,
    paddingBlock: space.xs,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.l,
    background: colour.surface,
    boxShadow: shadow.card,
  },
  entries: { display: 'grid', flex: '1 1 16rem', minInlineSize: 0 },
  entry: {
    gridArea: '1 / 1',
    alignSelf: 'center',
    minInlineSize: 0,
    opacity: 0,
    visibility: 'hidden',
    transition: `opacity ${motion.calm}, visibility ${motion.calm}`,
    '&[data-current]': { opacity: 1, visibility: 'visible' },
    '@media (scripting: none)': still,
    'html[data-script="failed"] &': still,
  },
  link: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.s,
    paddingBlock: space.xs,
    color: colour.ink,
    textDecoration: 'none',
    '&:hover span': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  },
  name: { fontWeight: weight.bold, color: colour.teal },
  description: { color: colour.ink },
  controls: { display: 'flex', flex: 'none', marginInlineStart: 'auto' },
  back: { '& svg': { rotate: '180deg' } },
});
