import { css } from '@emotion/react';
import { wrappedRow, stack, note } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, leading, size, space, weight } from '../theme/tokens';

// The widths of the list, not of the window, decide: a list may be beside other things. Two lines from the first on, one line
// and the details from the second on. Below them, the buttons are beside the code where there is room for both.
const medium = '@container (min-width: 44rem)';
const broad = '@container (min-width: 62rem)';

/** The space of the two buttons where they are beside the code. */
const buttons = '19rem';

export const styles = classNames({
  row: css({
    ...wrappedRow(`${space.xxs} ${space.xs}`),
    paddingInline: space.m,
    paddingBlockStart: space.s,
    '& > *': { flexBasis: '100%', minInlineSize: 0 },
    [medium]: {
      '&&': {
        ...stack(`0 ${space.l}`),
        gridTemplateColumns: `auto minmax(0, 1fr) ${buttons}`,
        gridTemplateAreas: '"head head actions" "code state more" "detail detail more"',
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
  }),
  head: css({
    gridArea: 'head',
    [medium]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.m}` },
  }),
  title: css({ fontSize: size.body, fontWeight: weight.medium, lineHeight: leading.tight, textWrap: 'pretty' }),
  figure: css({
    fontSize: '1.375em',
    fontWeight: weight.bold,
    lineHeight: 1.1,
    color: colour.brand,
    '@media print': { color: 'inherit' },
  }),
  unknown: css({ fontSize: size.small, color: colour.inkSoft }),
  code: css({
    gridArea: 'code',
    order: 1,
    '&&': { flexBasis: 'auto' },
    '& > :has(code)': { paddingInline: space.xs },
    '& code': { fontSize: size.body },
  }),
  noCode: css({ fontSize: size.small, fontWeight: weight.medium, color: colour.inkSoft }),
  detail: css({ gridArea: 'detail', fontSize: size.small }),
  label: css({ marginInlineEnd: space.xs, color: colour.inkSoft, [broad]: { display: 'none' } }),
  state: css({
    gridArea: 'state',
    display: 'grid',
    [broad]: { gridTemplateColumns: 'minmax(0, 20rem) 1fr', gap: space.m },
  }),
  actions: css({
    gridArea: 'actions',
    order: 1,
    '&&': { flex: '1 1 12rem' },
    ...stack(space.xs),
    gridAutoFlow: 'column',
    // Beside the code on a phone, the words need the space.
    gridAutoColumns: 'auto',
    '& > *': { paddingInline: space.xs, fontSize: size.small },
    '& svg': { display: 'none' },
    [medium]: { gridAutoColumns: 'minmax(0, 1fr)', '& svg': { display: 'inline' } },
    '@media print': { '&&': { display: 'none' } },
  }),
  // The link to the store overlaps the end of the line of the summary.
  more: css({
    gridArea: 'more',
    order: 2,
    display: 'grid',
    '& > *': { gridArea: '1 / 1' },
    // The QR code is beside the details, which are open on paper.
    '@media print': { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space.m },
  }),
  slot: css({ justifySelf: 'end', alignSelf: 'start', maxInlineSize: '45%', fontSize: size.small }),
  details: css({ minInlineSize: 0 }),
  summary: css({
    display: 'inline-flex',
    gap: space.xxs,
    maxInlineSize: '55%',
    minBlockSize: '2.75rem',
    ...note,
    lineHeight: 1.25,
    '&:hover': { color: colour.ink, textDecoration: 'underline' },
    '@media print': { '&&': { display: 'none' } },
  }),
});
