import { css } from '@emotion/react';
import { row, stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

// The width of the list decides, not that of the window, because a list may be beside other content. The first width
// allows two lines per row, the second one line, the third a column of savings or terms. Narrower lists and large text
// have one line per part.
const twoLines = '@container (min-width: 17rem)';
/** A small phone: controls show only text, on two lines if it is long. */
const small = '@container (max-width: 20.99rem)';
const notOneLine = '@container (max-width: 51.99rem)';
const oneLine = '@container (min-width: 52rem)';
const broad = '@container (min-width: 62rem)';

/** The height of a line with controls. */
const target = '2.75rem';
/** The space above and below a button that belongs to its target but is not coloured. */
const around = '0.25rem';

/** The parent may set the space at the sides, so that its own text aligns with the rows. */
const edge = 'var(--row-edge, 0.625rem)';

const codeColumn = '10.5rem';
const actionColumns = '16.5rem';

/** A button that looks lower than its target is. */
const lowButton = {
  paddingBlock: 0,
  paddingInline: space.xs,
  border: 0,
  borderBlock: `${around} solid transparent`,
  borderRadius: `calc(${radius.s} + ${around})`,
  backgroundClip: 'padding-box',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  '@media (forced-colors: active)': { border: '1px solid ButtonText', borderRadius: radius.s },
} as const;

export const styles = classNames({
  row: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `0 ${space.xs}`,
    paddingInline: edge,
    [twoLines]: {
      gridTemplateColumns: `minmax(0, 1fr) auto ${target}`,
      // Fixed, so that the details, which begin beside the actions, add their height to the last row.
      gridTemplateRows: `auto ${target} auto`,
      columnGap: '0.375rem',
      paddingInlineEnd: `calc(${edge} - 0.5rem)`,
    },
    [oneLine]: {
      gridTemplateColumns: `minmax(0, 1fr) ${codeColumn} ${actionColumns} ${target}`,
      gridTemplateRows: 'minmax(3.25rem, auto) auto',
      alignItems: 'center',
      columnGap: space.s,
      paddingInlineStart: `max(${edge}, ${space.m})`,
      paddingInlineEnd: space.xs,
    },
    // On paper, title and code are on one line and everything else is below.
    '@media print': {
      '&&': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateRows: 'auto',
        gap: `0 ${space.m}`,
        paddingInline: space.s,
        paddingBlock: space.xxs,
        breakInside: 'avoid',
      },
      '&& > *': { gridRow: 'auto', gridColumn: '1 / -1' },
    },
  }),
  // In a table with a column for savings or terms.
  detailed: css({
    [broad]: {
      '&&': {
        gridTemplateColumns: `minmax(0, 1fr) ${codeColumn} minmax(0, 0.6fr) ${actionColumns} ${target}`,
      },
    },
  }),
  head: css({
    display: 'grid',
    minInlineSize: 0,
    paddingBlock: space.xxs,
    [twoLines]: {
      gridColumn: '1 / -1',
      display: 'flex',
      columnGap: space.xs,
      // As close to the buttons below as these are to the next row.
      alignItems: 'end',
      padding: 0,
      paddingInlineEnd: '0.5rem',
      minBlockSize: '1.625rem',
      '[data-offer]:has([open]) &, &:has(> [data-saving])': { flexWrap: 'wrap' },
      '&:has(> [data-saving]) > h3': { flex: '1 1 0' },
    },
    [oneLine]: { gridColumn: 1, flexWrap: 'wrap', paddingBlock: space.xs },
    '@media print': { '&&&': { gridColumn: 1, display: 'block', padding: 0, minBlockSize: 0 } },
  }),
  title: css({
    flex: '0 1 auto',
    minInlineSize: 0,
    fontSize: '0.9375rem',
    fontWeight: weight.medium,
    lineHeight: '1.375rem',
    [twoLines]: {
      // Only horizontally, because the target of the store's name is higher than the line.
      overflowX: 'clip',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '[data-offer]:has([open]) &': { flexBasis: '100%', whiteSpace: 'normal' },
    },
    [oneLine]: { whiteSpace: 'normal' },
    '@media print': { '&&': { whiteSpace: 'normal' } },
  }),
  store: css({
    position: 'relative',
    color: colour.ink,
    fontWeight: weight.bold,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', insetInline: `-${edge} -0.25rem`, insetBlock: '-0.75rem' },
  }),
  logo: css({
    '&&': {
      inlineSize: '1.375rem',
      blockSize: '1.375rem',
      fontSize: '0.6875rem',
      verticalAlign: 'middle',
      marginBlock: '-0.125rem',
    },
    '@media print': { display: 'none' },
  }),
  figure: css({
    fontSize: '1.1em',
    fontWeight: weight.bold,
    lineHeight: 1,
    color: colour.brand,
    '@media print': { color: 'inherit' },
  }),
  saving: css({ flexBasis: '100%', fontWeight: weight.medium, fontSize: '0.9375rem' }),
  // Above the target of the store's name.
  code: css({
    ...row(0),
    position: 'relative',
    zIndex: 1,
    minInlineSize: 0,
    [twoLines]: { gridRow: 2, gridColumn: 1 },
    [oneLine]: { gridRow: 1, gridColumn: 2 },
    '& > :has(code)': { minBlockSize: '2.25rem', paddingInline: '0.375rem', borderRadius: radius.s },
    '& code': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      maxInlineSize: '11ch',
      fontSize: '0.8125rem',
      whiteSpace: 'nowrap',
      [oneLine]: { maxInlineSize: '100%', fontSize: '0.9375rem' },
    },
    // An expanded row shows the whole code.
    '[data-offer]:has([open]) & code': { maxInlineSize: '100%', whiteSpace: 'normal' },
    '@media print': {
      '&&&': { gridColumn: 2, gridRow: 1, display: 'block' },
      '&& > :has(code)': { minBlockSize: '1.75rem' },
      '&& code': { maxInlineSize: '14rem', fontSize: '0.9375rem', whiteSpace: 'normal' },
    },
  }),
  noCode: css({ fontSize: size.small, lineHeight: 1.2, color: colour.inkSoft }),
  detail: css({
    display: 'none',
    fontSize: size.small,
    lineHeight: 1.35,
    [broad]: { display: 'block', gridRow: 1, gridColumn: 3 },
  }),
  // Above the box of the details, which begins beside it.
  actions: css({
    position: 'relative',
    zIndex: 1,
    ...stack('0.375rem'),
    gridAutoFlow: 'column',
    justifyContent: 'end',
    '&& > *': lowButton,
    '&& > * + *': { boxShadow: `inset 0 0 0 1px ${colour.lineStrong}` },
    // "Copied" is longer than "Copy"; the button keeps its width.
    '&& > [data-copy]': { minInlineSize: '5.25rem', [small]: { minInlineSize: '3.75rem' } },
    [notOneLine]: { '& > [data-copied] svg': { display: 'none' } },
    [small]: {
      '&& > *': { whiteSpace: 'normal', paddingInline: space.xxs, lineHeight: 1.15 },
      '&& > * + *': { maxInlineSize: '4.5rem' },
      '& svg': { display: 'none' },
    },
    [twoLines]: { gridRow: 2, gridColumn: '-3 / -2' },
    [oneLine]: {
      gridRow: 1,
      justifyContent: 'stretch',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :only-child': { gridColumn: 2 },
    },
    '@media print': { '&&': { display: 'none' } },
  }),
  more: css({
    minInlineSize: 0,
    [twoLines]: { gridColumn: '1 / -1', gridRow: '2 / span 2' },
    [oneLine]: { gridRow: 2 },
    // The QR code is beside the details, which are open on paper.
    '@media print': { '&&': { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space.m } },
  }),
  summary: css({
    display: 'grid',
    placeItems: 'center',
    marginInlineStart: 'auto',
    inlineSize: target,
    blockSize: target,
    borderRadius: radius.m,
    color: colour.inkSoft,
    '&:hover': { background: colour.sand, color: colour.ink },
    [oneLine]: { position: 'absolute', insetBlockStart: '0.25rem', insetInlineEnd: space.xs },
    '@media print': { '&&': { display: 'none' } },
  }),
});
