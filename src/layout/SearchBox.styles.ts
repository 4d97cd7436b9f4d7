import { styles } from '../theme/styles';
import { colour, motion, radius, shadow, size, space } from '../theme/tokens';

export const css = styles({
  root: { position: 'relative', display: 'block' },
  label: {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    color: colour.inkSoft,
    pointerEvents: 'none',
  },
  name: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  input: {
    inlineSize: '100%',
    border: `1px solid ${colour.lineStrong}`,
    background: colour.surface,
    color: colour.ink,
    appearance: 'none',
    transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
    // `dir="auto"` follows what is typed; an empty box follows the page.
    '&:placeholder-shown': { direction: 'inherit' },
    '&::placeholder': { color: colour.inkSoft, opacity: 1 },
    '&::-webkit-search-cancel-button': { cursor: 'pointer' },
    '&:focus-visible': { outlineOffset: 0, borderColor: colour.teal },
  },
  m: { '& input': { minBlockSize: '2.75rem', paddingInline: `2.75rem ${space.s}`, borderRadius: radius.round } },
  l: {
    fontSize: size.lead,
    '& label': { inlineSize: '3.5rem' },
    '& input': {
      minBlockSize: '3.75rem',
      paddingInline: `3.5rem ${space.m}`,
      borderRadius: radius.l,
      boxShadow: shadow.card,
    },
  },
});
