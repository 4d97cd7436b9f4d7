import { styles } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  root: {
    '&[data-panel]': {
      display: 'grid',
      gridTemplateColumns: '18rem minmax(0, 1fr)',
      alignItems: 'start',
      gap: space.l,
    },
  },
  aside: {
    position: 'sticky',
    insetBlockStart: '5rem',
    maxBlockSize: 'calc(100dvh - 6rem)',
    overflowY: 'auto',
    padding: space.m,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.l,
    background: colour.surface,
    '@media print': { display: 'none' },
  },
  // Within reach at the end of the window, however long the panel is.
  foot: {
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'grid',
    paddingBlock: space.s,
    background: colour.surface,
  },
  results: { display: 'grid', gap: space.m, minInlineSize: 0 },
  chosen: { display: 'flex', flexWrap: 'wrap', gap: space.xs, '@media print': { display: 'none' } },
  none: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.s,
    padding: space.l,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.l,
    background: colour.surface,
  },
  noneTitle: { fontSize: size.lead, fontWeight: weight.medium },
  ways: { display: 'flex', flexWrap: 'wrap', gap: space.xs },
  ended: { '@media print': { display: 'none' } },
});
