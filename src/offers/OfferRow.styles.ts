import { styles } from '../theme/styles';
import { colour, leading, size, space, weight } from '../theme/tokens';

// The widths of the list, not of the window, decide: a list may be beside other things. Two lines from the first on, one line
// and the details from the second on. Below them, the buttons are beside the code where there is room for both.
const medium = '@container (min-width: 44rem)';
const broad = '@container (min-width: 62rem)';

/** The space of the two buttons where they are beside the code. */
const buttons = '19rem';

export const css = styles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} ${space.xs}`,
    paddingInline: space.m,
    paddingBlockStart: space.s,
    '& > *': { flexBasis: '100%', minInlineSize: 0 },
    [medium]: {
      '&&': {
        display: 'grid',
        gridTemplateColumns: `auto minmax(0, 1fr) ${buttons}`,
        gridTemplateAreas: '"head head actions" "code state more" "detail detail more"',
        gap: `0 ${space.l}`,
        paddingInline: space.l,
      },
    },
    [broad]: {
      '&&': {
        gridTemplateColumns: `minmax(0, 1fr) 13rem ${buttons}`,
        gridTemplateAreas: '"head code actions" "state state more"',
      },
      // In a table with a column for savings or terms.
      '&&[data-detail]': {
        gridTemplateColumns: `minmax(0, 1fr) 11rem minmax(0, 0.6fr) ${buttons}`,
        gridTemplateAreas: '"head code detail actions" "state state state more"',
      },
    },
    '@media print': { '&&': { paddingBlock: space.xs, breakInside: 'avoid' } },
  },
  head: {
    gridArea: 'head',
    [medium]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.m}` },
  },
  title: { fontSize: size.body, fontWeight: weight.medium, lineHeight: leading.tight, textWrap: 'pretty' },
  figure: {
    fontSize: '1.375em',
    fontWeight: weight.bold,
    lineHeight: 1.1,
    color: colour.brand,
    '@media print': { color: 'inherit' },
  },
  unknown: { fontSize: size.small, color: colour.inkSoft },
  code: {
    gridArea: 'code',
    order: 1,
    '&&': { flexBasis: 'auto' },
    '& > :has(code)': { paddingInline: space.xs },
    '& code': { fontSize: size.body },
  },
  noCode: { fontSize: size.small, fontWeight: weight.medium, color: colour.inkSoft },
  detail: { gridArea: 'detail', fontSize: size.small },
  label: { marginInlineEnd: space.xs, color: colour.inkSoft, [broad]: { display: 'none' } },
  state: {
    gridArea: 'state',
    display: 'grid',
    [broad]: { gridTemplateColumns: 'minmax(0, 20rem) 1fr', gap: space.m },
  },
  actions: {
    gridArea: 'actions',
    order: 1,
    '&&': { flex: '1 1 12rem' },
    display: 'grid',
    gridAutoFlow: 'column',
    gap: space.xs,
    // Beside the code on a phone, the words need the space.
    gridAutoColumns: 'auto',
    '& > *': { paddingInline: space.xs, fontSize: size.small },
    '& svg': { display: 'none' },
    [medium]: { gridAutoColumns: 'minmax(0, 1fr)', '& svg': { display: 'inline' } },
    '@media print': { '&&': { display: 'none' } },
  },
  // The link to the store overlaps the end of the line of the summary.
  more: { gridArea: 'more', order: 2, display: 'grid', '& > *': { gridArea: '1 / 1' } },
  slot: { justifySelf: 'end', alignSelf: 'start', maxInlineSize: '45%', fontSize: size.small },
  details: { minInlineSize: 0 },
  summary: {
    display: 'inline-flex',
    gap: space.xxs,
    maxInlineSize: '55%',
    minBlockSize: '2.75rem',
    fontSize: size.small,
    lineHeight: 1.25,
    color: colour.inkSoft,
    '&:hover': { color: colour.ink, textDecoration: 'underline' },
    '@media print': { '&&': { display: 'none' } },
  },
});
