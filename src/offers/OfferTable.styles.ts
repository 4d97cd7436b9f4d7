import { styles } from '../theme/styles';
import { colour, from, leading, radius, shadow, size, space, weight } from '../theme/tokens';

// Below this width, which four columns need, each row is a card.
const stacked = '@container (max-width: 59.99rem)';
const spread = '@container (min-width: 60rem)';

const wholeRow = { inlineSize: '100%', maxInlineSize: '24rem' };

export const css = styles({
  frame: { containerType: 'inline-size' },
  table: {
    display: 'table',
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    overflow: 'clip',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.l,
    background: colour.surface,
    boxShadow: shadow.card,
    fontVariantNumeric: 'tabular-nums',
    [stacked]: {
      display: 'grid',
      gap: space.m,
      overflow: 'visible',
      border: 'none',
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
    },
  },
  head: {
    display: 'table-header-group',
    '& > *': { display: 'table-row' },
    '& > * > *': {
      display: 'table-cell',
      paddingInline: space.m,
      paddingBlock: space.s,
      background: colour.sand,
      color: colour.inkSoft,
      fontSize: size.small,
      fontWeight: weight.medium,
      textAlign: 'start',
      [from.desk]: { paddingInline: space.l },
    },
    [stacked]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  body: { display: 'table-row-group', [stacked]: { display: 'grid', gap: space.m } },
  row: {
    display: 'table-row',
    '@media print': { breakInside: 'avoid', boxShadow: 'none' },
    '& > *': {
      display: 'table-cell',
      paddingInline: space.m,
      paddingBlock: space.m,
      borderBlockStart: `1px solid ${colour.line}`,
      textAlign: 'start',
      verticalAlign: 'middle',
    },
    '&[data-state="expired"]': { color: colour.inkSoft },
    [stacked]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
      gap: space.s,
      padding: space.m,
      border: `1px solid ${colour.line}`,
      borderRadius: radius.l,
      background: colour.surface,
      boxShadow: shadow.card,
      '& > *': { display: 'block', padding: 0, border: 'none' },
      '& > *:empty': { display: 'none' },
    },
    [from.desk]: { '& > *': { paddingInline: space.l } },
  },
  offer: { fontWeight: weight.regular, [spread]: { inlineSize: '28%' } },
  title: { display: 'block', marginBlockEnd: space.xxs, fontWeight: weight.bold, lineHeight: leading.tight },
  label: {
    display: 'none',
    [stacked]: { display: 'block', marginBlockEnd: space.xxs, fontSize: size.small, color: colour.inkSoft },
  },
  detail: { fontSize: size.small, minInlineSize: '9rem' },
  action: {
    '@media print': { '&&&': { display: 'none' } },
    '& > a, & > button': { minInlineSize: '9rem' },
    [stacked]: { '& > *': wholeRow },
    [spread]: { '&&': { textAlign: 'end' }, whiteSpace: 'nowrap', '& *': { flexWrap: 'nowrap' } },
  },
  code: { [stacked]: { '& > span': wholeRow }, [spread]: { '& > span': { flexWrap: 'nowrap' } } },
  noCode: { color: colour.inkSoft },
  feedback: { marginBlockStart: space.xs },
});
