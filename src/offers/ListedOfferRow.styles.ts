import { css } from '@emotion/react';
import { wrappedRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

/** The side of a button that has only an icon. */
const square = '2.75rem';

const logo = '2rem';
/** A surrounding part may give the space at the sides, so that its own words are in line with the rows. */
const edge = 'var(--row-edge, 0.625rem)';

// As in `ListedOfferRows`: the rows are cards.
const grid = '@container (min-width: 44rem)';

export const styles = classNames({
  row: css({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '1fr auto auto',
    blockSize: '100%',
    paddingInline: edge,
    paddingBlock: space.xxs,
    [grid]: { padding: space.s },
    '@media print': { '&&': { display: 'block', blockSize: 'auto', paddingBlock: space.xs, breakInside: 'avoid' } },
  }),
  words: css({
    alignSelf: 'start',
    minBlockSize: logo,
    paddingInlineStart: `calc(${logo} + 0.375rem)`,
    '@media print': { paddingInlineStart: 0, minBlockSize: 0 },
  }),
  // Two lines at most; the details show a longer title in full.
  head: css({
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    lineHeight: 1.4,
    fontSize: '0.9375rem',
    'article:has(> [open]) &': { WebkitLineClamp: 'none' },
  }),
  store: css({
    color: colour.inkSoft,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    // The logo belongs to the link, with some space around it.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: square,
      blockSize: square,
      [grid]: { margin: space.xxs },
    },
  }),
  // Beside the words, outside of their lines.
  logo: css({
    '&&': {
      position: 'absolute',
      insetBlockStart: '0.375rem',
      insetInlineStart: edge,
      [grid]: { insetBlockStart: space.s, insetInlineStart: space.s },
    },
    '@media print': { display: 'none' },
  }),
  title: css({ display: 'inline', fontSize: 'inherit', fontWeight: weight.medium }),
  figure: css({
    fontSize: '1.2em',
    fontWeight: weight.bold,
    lineHeight: 1,
    color: colour.brand,
    '@media print': { color: 'inherit' },
  }),
  unknown: css({ fontSize: size.small, color: colour.inkSoft }),
  saving: css({ fontWeight: weight.medium }),
  state: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.s,
    // In so little space no line is reserved for labels that other days may need.
    '&& > *': { containerType: 'normal', fontSize: '0.8125rem', lineHeight: 1.3, '&:lang(ar)': { lineHeight: 1.4 } },
  }),
  actions: css({
    ...wrappedRow(space.xs),
    marginBlockStart: '0.1875rem',
    [grid]: { marginBlockStart: space.xs },
    // The summary of the details is at the end of the line.
    paddingInlineEnd: `calc(${square} + ${space.xxs})`,
    '@media print': { paddingInlineEnd: 0 },
  }),
  code: css({
    position: 'relative',
    flex: '1 1 auto',
    minInlineSize: 0,
    '& > :has(code)': { inlineSize: '100%', paddingInline: space.xs },
    '& code': { fontSize: '0.9375rem' },
  }),
  noCode: css({ fontSize: size.small, color: colour.inkSoft }),
  copy: css({ '&&': { inlineSize: square, paddingInline: 0 } }),
  action: css({
    flex: '0 0 7.25rem',
    '@container (max-width: 19rem)': { flexBasis: '5.5rem' },
    display: 'grid',
    '&& > *': { paddingInline: space.xxs, paddingBlock: 0, fontSize: '0.875rem' },
    '@media print': { '&&': { display: 'none' } },
  }),
  // When the code is copied, the link to the store takes its place, so that nothing moves and every button can be pressed.
  go: css({
    '&&': { position: 'absolute', inset: 0, padding: 0 },
    '&:not([data-open])': { display: 'none' },
    '&&::before': { content: 'none' },
    '& > a': { overflow: 'hidden', blockSize: '100%', fontSize: '0.875rem', lineHeight: 1.15 },
  }),
  details: css({
    position: 'relative',
    '&[open]': { paddingBlockStart: space.xs },
    minInlineSize: 0,
  }),
  summary: css({
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: square,
    blockSize: square,
    borderRadius: radius.m,
    color: colour.inkSoft,
    '&:hover': { background: colour.sand, color: colour.ink },
    '@media print': { '&&': { display: 'none' } },
  }),
});
