import { styles } from '../theme/styles';
import { colour, from, leading, motion, radius, size, space, weight } from '../theme/tokens';

// Without a script nothing rotates, so all entries are visible.
const still = { opacity: 1, visibility: 'visible' as const, gridArea: 'auto' };

export const css = styles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    alignSelf: 'start',
    minInlineSize: 0,
    paddingInline: `${space.s} ${space.xxs}`,
    border: `1px solid ${colour.nightLine}`,
    borderRadius: radius.m,
    background: colour.surface,
    color: colour.ink,
    '@media print': { display: 'none' },
  },
  entries: { display: 'grid', minInlineSize: 0 },
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
    gap: space.s,
    minBlockSize: '3.5rem',
    paddingBlock: space.xxs,
    color: colour.ink,
    textDecoration: 'none',
    '& > svg': { flex: 'none', color: colour.teal },
  },
  words: { flex: 1, minInlineSize: 0, fontSize: size.small, lineHeight: leading.tight },
  name: { display: 'block', fontWeight: weight.bold, color: colour.teal, textDecoration: 'underline' },
  description: { color: colour.inkSoft },
  controls: { display: 'flex' },
  // On phones, the text needs the space.
  step: { display: 'none', [from.tablet]: { display: 'inline-flex' } },
  back: { '& svg': { rotate: '180deg' } },
});
