import { styles } from '../theme/styles';
import { colour, from, leading, motion, radius, shadow, size, space, weight } from '../theme/tokens';

export const css = styles({
  letters: {
    position: 'sticky',
    insetBlockStart: 'var(--header-height)',
    zIndex: 10,
    marginInline: `calc(-1 * ${space.m})`,
    paddingInline: space.m,
    paddingBlock: space.xs,
    background: colour.paper,
    borderBlockEnd: `1px solid ${colour.line}`,
    overflowX: 'auto',
    scrollPaddingInline: space.m,
    scrollbarWidth: 'thin',
    // The row scrolls: its letters fade out at both edges.
    maskImage: `linear-gradient(90deg, transparent, black ${space.m} calc(100% - ${space.m}), transparent)`,
  },
  // Aligns the first letter, not the edge of its box, with the page.
  row: { display: 'flex', gap: space.xxs, marginInlineStart: '-0.875rem' },
  letter: {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    borderRadius: radius.m,
    color: colour.teal,
    fontSize: size.lead,
    fontWeight: weight.bold,
    textDecoration: 'none',
    transition: `background-color ${motion.quick}`,
    '&:hover': { background: colour.tealSoft },
  },
  groups: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: `${space.l} ${space.l}`,
    paddingBlock: `${space.l} ${space.xxxl}`,
    [from.tablet]: { rowGap: space.xl, paddingBlockStart: space.xl },
  },
  group: {
    display: 'grid',
    alignContent: 'start',
    alignItems: 'start',
    // On a phone a letter is beside its stores, on wider screens above them.
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    gap: space.s,
    minInlineSize: 0,
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // The sticky row of letters is below the header.
    scrollMarginBlockStart: '4rem',
    // A letter with many stores takes the full width; others share a row.
    '&[data-many]': { gridColumn: '1 / -1' },
  },
  heading: {
    paddingBlockStart: '1.5rem',
    color: colour.teal,
    fontSize: size.heading,
    [from.tablet]: { paddingBlock: `0 ${space.xxs}`, borderBlockEnd: `1px solid ${colour.line}` },
  },
  stores: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))', gap: space.s },
  store: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    blockSize: '100%',
    padding: space.m,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.l,
    background: colour.surface,
    color: colour.ink,
    textDecoration: 'none',
    transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
    // The row of letters must not cover the element with keyboard focus.
    scrollMarginBlockStart: '5rem',
    '&:hover': { borderColor: colour.brand, boxShadow: shadow.card },
  },
  words: { display: 'grid', gap: space.hair, minInlineSize: 0 },
  name: { fontSize: size.lead, fontWeight: weight.bold, lineHeight: leading.tight },
  category: { textWrap: 'balance', fontSize: size.small, color: colour.inkSoft },
});
