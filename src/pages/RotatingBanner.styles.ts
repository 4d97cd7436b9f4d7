import { styles } from '../theme/styles';
import { colour, from, motion, radius, shadow, space, weight } from '../theme/tokens';

// Without script nothing rotates, so all entries are there to be read.
const still = { opacity: 1, visibility: 'visible' as const, gridArea: 'auto' };

export const css = styles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: '46rem',
    marginInline: 'auto',
    paddingInline: space.m,
    paddingBlockStart: space.xs,
    [from.tablet]: { flexDirection: 'row', alignItems: 'center', gap: space.xs, paddingBlock: space.xs },
    '@media print': { display: 'none' },
    border: `1px solid ${colour.line}`,
    borderRadius: radius.l,
    background: colour.surface,
    boxShadow: shadow.card,
  },
  entries: { display: 'grid', flex: '1 1 auto', minInlineSize: 0 },
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
  // On a phone a strip of its own, as wide as the words, so that a thumb finds either end of it.
  controls: {
    display: 'flex',
    flex: 'none',
    justifyContent: 'space-between',
    marginInline: `calc(-1 * ${space.xs})`,
    borderBlockStart: `1px solid ${colour.line}`,
    [from.tablet]: { marginInline: `auto calc(-1 * ${space.xs})`, borderBlockStart: 'none' },
  },
  back: { '& svg': { rotate: '180deg' } },
});
