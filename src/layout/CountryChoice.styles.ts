import { styles } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  hint: { color: colour.inkSoft },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
    gap: space.xs,
  },
  choice: {
    display: 'grid',
    alignContent: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: '3rem',
    paddingInline: space.m,
    paddingBlock: space.xs,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.m,
    background: colour.surface,
    color: colour.ink,
    fontWeight: weight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { background: colour.tealSoft },
    '&[aria-current]': {
      borderColor: colour.teal,
      boxShadow: `inset 0 0 0 1px ${colour.teal}`,
      background: colour.tealSoft,
      '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: '-4px' },
    },
  },
  count: { fontSize: size.small, fontWeight: weight.regular, color: colour.inkSoft },
});
