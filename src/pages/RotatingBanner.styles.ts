import { styles } from '../theme/styles';
import { colour, from, leading, motion, radius, size, space, weight } from '../theme/tokens';
import { perforatedEdge } from '../theme/perforation';

// Without a script nothing rotates, so all entries are visible.
const still = { opacity: 1, visibility: 'visible' as const, gridArea: 'auto' };

export const css = styles({
  // A ticket on a stack: the one below is partly visible.
  root: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    color: colour.ink,
    filter: 'drop-shadow(0 0.5rem 1.5rem rgb(0 20 20 / 0.25))',
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: `${space.xs} -0.375rem`,
      borderRadius: radius.l,
      background: colour.saffron,
      rotate: '-3deg',
    },
    '@media (forced-colors: active)': {
      filter: 'none',
      border: '1px solid',
      borderRadius: radius.l,
      '&::before': { content: 'none' },
    },
    '@media print': { display: 'none' },
  },
  entries: {
    display: 'grid',
    minInlineSize: 0,
    padding: space.m,
    borderRadius: `${radius.l} ${radius.l} 0 0`,
    background: colour.surface,
    ...perforatedEdge(['0 100%', '100% 100%'], '50% 100%', 'inline'),
    [from.tablet]: { padding: `${space.l} ${space.l} ${space.m}` },
    '@media (forced-colors: active)': { maskImage: 'none' },
  },
  entry: {
    gridArea: '1 / 1',
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
    alignItems: 'center',
    gap: space.m,
    paddingBlock: space.xs,
    borderRadius: radius.s,
    color: colour.ink,
    textDecoration: 'none',
    '&:hover span': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
    [from.desk]: { flexDirection: 'column', alignItems: 'start' },
  },
  name: { display: 'block', fontSize: size.title, fontWeight: weight.bold, lineHeight: leading.tight },
  description: { color: colour.inkSoft, textWrap: 'balance', [from.desk]: { fontSize: size.lead } },
  controls: {
    display: 'flex',
    justifyContent: 'space-between',
    paddingInline: space.xs,
    paddingBlock: space.xxs,
    borderRadius: `0 0 ${radius.l} ${radius.l}`,
    background: colour.sand,
    ...perforatedEdge(['0 0', '100% 0'], '50% 0', 'inline'),
    '@media (forced-colors: active)': { maskImage: 'none', borderBlockStart: '1px dashed' },
  },
  back: { '& svg': { rotate: '180deg' } },
});
