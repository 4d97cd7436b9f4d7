import { styles } from '../theme/styles';
import { colour, from, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  recent: { marginBlockEnd: space.m, fontWeight: weight.medium },
  table: {
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.m,
    overflow: 'clip',
    background: colour.surface,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      paddingInline: space.xs,
      paddingBlock: space.s,
      textAlign: 'start',
      verticalAlign: 'baseline',
      [from.tablet]: { paddingInline: space.m },
    },
    '& thead th': { background: colour.sand, color: colour.inkSoft, fontSize: size.small, fontWeight: weight.medium },
    '& tbody th': { paddingBlock: 0, fontWeight: weight.medium },
    '& tbody a': { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem', minInlineSize: '2.75rem' },
    '& td': { fontSize: size.small },
    '& tbody > tr > *': { borderBlockStart: `1px solid ${colour.line}` },
    // The row that a link names.
    '& tr:target': { background: colour.sand },
    '& tr': { '@media print': { breakInside: 'avoid' } },
  },
  // Names are not broken on a narrow phone.
  store: { inlineSize: '42%' },
  none: { color: colour.inkSoft },
  more: { marginBlockStart: space.m },
});
