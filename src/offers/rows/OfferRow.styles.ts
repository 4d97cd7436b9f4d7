import { css } from '@emotion/react';
import { row } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, radius, size, space, weight } from '../../theme/tokens';

// The width of the list decides, not that of the window, because a list may be beside other content. Below the first
// width, text is large: each part has its own lines, and titles are not shortened.
const twoParts = '@container (min-width: 17rem)';
const oneLine = '@container (min-width: 39rem)';
/** Buttons have icons, and tables have a column of savings or terms. */
const broad = '@container (min-width: 52rem)';

/** The height of a line with controls. */
const target = '2.75rem';

/** The parent may set the space at the sides, so that its own text aligns with the rows. */
const edge = `var(--row-edge, ${space.m})`;

const codeColumn = '15.5rem';

const repeatedRow = ['[data-offer] ~ &&', '&&:has(~ [data-offer])', 'li ~ li > &&', 'li:has(~ li) > &&']
  .map((place) => place.replace('&&', '&&[data-repeated]'))
  .join(', ');

export const styles = classNames({
  row: css({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space.xs}`,
    paddingInline: edge,
    paddingBlock: space.m,
    [oneLine]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) 13rem minmax(5.5rem, auto) ${target}`,
      columnGap: space.xs,
      alignItems: 'start',
    },
    [broad]: { gridTemplateColumns: `minmax(0, 1fr) ${codeColumn} minmax(7.5rem, auto) ${target}`, columnGap: space.m },
    // On paper, title and code are on one line and everything else is below.
    '@media print': {
      '&&': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: `0 ${space.m}`,
        paddingInline: space.xs,
        paddingBlock: space.xxs,
        breakInside: 'avoid',
      },
      '&& > *': { gridRow: 'auto', gridColumn: '1 / -1' },
      // The ticket has the featured code; a row that is the only one of its list stays.
      [repeatedRow]: { display: 'none' },
    },
  }),
  // In a table with a column for savings or terms.
  detailed: css({
    [broad]: {
      '&&': {
        gridTemplateColumns: `minmax(0, 4fr) ${codeColumn} minmax(0, 3fr) minmax(7.5rem, auto) ${target}`,
      },
    },
  }),
  // A single line is in the middle of the controls beside it.
  head: css({
    display: 'grid',
    alignContent: 'center',
    flexBasis: '100%',
    minInlineSize: 0,
    minBlockSize: target,
    marginBlockEnd: space.xs,
    // The button for the details is beside it.
    paddingInlineEnd: target,
    [oneLine]: { margin: 0, padding: 0 },
    '@media print': { '&&&': { display: 'block', gridColumn: 1, margin: 0, padding: 0, minBlockSize: 0 } },
  }),
  // What decides is in a column of its own.
  split: css({
    [broad]: {
      '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center', gap: `0 ${space.m}` },
    },
  }),
  // Beside the logo of the store, which is as high as the name and the first line of the title.
  named: css({ [twoParts]: { '&&': { paddingInlineStart: '3.5rem' } } }),
  title: css({
    fontSize: '0.9375rem',
    fontWeight: weight.medium,
    lineHeight: '1.5rem',
  }),
  words: css({
    position: 'relative',
    [twoParts]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      '[data-offer]:has([open]) &': { display: 'block' },
    },
    '@media print': { '&&': { display: 'block' } },
  }),
  // The logo belongs to the link, which is as high as name and title together.
  store: css({
    position: 'relative',
    display: 'block',
    inlineSize: 'fit-content',
    minBlockSize: target,
    lineHeight: '1.25rem',
    fontSize: size.small,
    fontWeight: weight.regular,
    color: colour.inkSoft,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    [twoParts]: {
      minBlockSize: 0,
      marginInlineStart: '-3.5rem',
      paddingInlineStart: '3.5rem',
      marginBlockEnd: '-1.5rem',
      paddingBlockEnd: '1.5rem',
    },
    '@media print': { '&&': { minBlockSize: 0, margin: 0, padding: 0 } },
  }),
  logo: css({
    '&&': {
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 0,
      inlineSize: target,
      blockSize: target,
      fontSize: '1rem',
      '@container (max-width: 16.99rem)': { display: 'none' },
    },
    '@media print': { '&&': { display: 'none' } },
  }),
  figure: css({
    fontSize: '1.1em',
    fontWeight: weight.bold,
    lineHeight: 1,
    color: colour.brand,
    // Before the title, on a line of its own, because titles may be shortened.
    'h3 > &': { display: 'block', lineHeight: 'inherit' },
    '@media print': { color: 'inherit' },
  }),
  saving: css({ fontWeight: weight.medium, fontSize: '0.9375rem' }),
  // The code and its button are one box.
  stub: css({
    ...row(0),
    minInlineSize: 0,
    maxInlineSize: '100%',
    inlineSize: 'fit-content',
    '&:has(code)': { border: `1px solid ${colour.lineStrong}`, borderRadius: radius.m, background: colour.surface },
    '& > :has(code)': { border: 0, paddingInline: space.m, background: 'none' },
    '& code': { fontSize: '0.875rem' },
    '& > button': {
      flex: 'none',
      alignSelf: 'stretch',
      // "Copied" is longer than "Copy"; the button keeps its width.
      minInlineSize: '4.75rem',
      [oneLine]: { minInlineSize: '6rem' },
      [broad]: { minInlineSize: '8.25rem' },
      '@container (max-width: 51.99rem)': { '& > svg': { display: 'none' } },
      paddingInline: space.xs,
      border: 0,
      borderInlineStart: `1px dashed ${colour.lineStrong}`,
      borderRadius: 0,
      borderStartEndRadius: `calc(${radius.m} - 1px)`,
      borderEndEndRadius: `calc(${radius.m} - 1px)`,
      background: colour.tealSoft,
      color: colour.teal,
      fontSize: '0.875rem',
      whiteSpace: 'nowrap',
      '&:hover': { background: colour.teal, color: colour.onTeal },
    },
    '@container (max-width: 16.99rem)': { flexWrap: 'wrap', '&& > *': { flex: '1 1 auto' } },
    // Two frames with space between them.
    '@media (forced-colors: active)': {
      '&&:has(code)': { gap: space.xs, border: 0 },
      '&& > *': { border: '1px solid ButtonText', borderRadius: radius.m },
      '&& > :has(code)': { borderStyle: 'dashed' },
    },
    '@media print': {
      '&&&': { gridColumn: 2, gridRow: 1, border: 0 },
      '& > button': { display: 'none' },
    },
  }),
  noCode: css({ fontSize: size.small, lineHeight: target, color: colour.inkSoft }),
  detail: css({
    display: 'none',
    fontSize: size.small,
    lineHeight: 1.5,
    [broad]: { display: 'grid', alignContent: 'center', minBlockSize: target },
  }),
  actions: css({
    marginInlineStart: 'auto',
    '& > *': { paddingInline: space.xs, fontSize: '0.875rem', whiteSpace: 'nowrap' },
    // The link of a deal is as quiet as the buttons of codes.
    '[data-kind="deal"] & > a': {
      background: 'transparent',
      color: colour.teal,
      '&:hover': { background: colour.tealSoft },
    },
    '@media print': { '&&': { display: 'none' } },
  }),
  more: css({
    flexBasis: '100%',
    minInlineSize: 0,
    gridColumn: '1 / -1',
    // The QR code is beside the details, which are open on paper.
    '@media print': { '&&': { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space.m } },
  }),
  summary: css({
    position: 'absolute',
    insetBlockStart: space.m,
    insetInlineEnd: `calc(${edge} - ${space.xs})`,
    display: 'grid',
    placeItems: 'center',
    inlineSize: target,
    blockSize: target,
    borderRadius: radius.m,
    color: colour.inkSoft,
    '&:hover': { background: colour.sand, color: colour.ink },
    '@media print': { '&&': { display: 'none' } },
  }),
});
