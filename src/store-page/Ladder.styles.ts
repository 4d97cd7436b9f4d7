import { css, type CSSObject } from '@emotion/react';
import { inlineRow, note, row, stack, visuallyHidden } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, leading, size, space, weight } from '../theme/tokens';

/** The code of a row on a line of its own. */
const twoLines: CSSObject = {
  '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  '& thead [data-end]': visuallyHidden,
  '& [data-end]': { gridColumn: '1 / -1', paddingInlineStart: space.xs },
  '& tbody tr': { borderBlockEnd: `1px solid ${colour.line}` },
  '& tbody tr > *': { borderBlockEnd: 0 },
};

export const styles = classNames({
  root: css({
    ...stack(space.m),
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlockStart: space.l,
    alignContent: 'start',
    '&:has(table)': {
      [from.desk]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        gridTemplateRows: 'repeat(4, auto) 1fr',
        columnGap: space.xl,
      },
    },
    // The lists have the same offers.
    '@media print and (scripting: enabled)': { display: 'none' },
  }),
  answer: css({
    fontSize: size.lead,
    fontWeight: weight.medium,
    lineHeight: leading.close,
    '&:empty': { display: 'none' },
  }),
  steps: css({
    ...stack(space.m),
    gridTemplateColumns: 'minmax(0, 1fr)',
    containerType: 'inline-size',
    [from.desk]: { gridColumn: 2, gridRow: '1 / -1' },
  }),
  table: css({
    inlineSize: '100%',
    // Converted amounts replace others without moving a column.
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      paddingBlock: space.xs,
      paddingInline: space.xxs,
      borderBlockEnd: `1px solid ${colour.line}`,
      textAlign: 'start',
      lineHeight: leading.tight,
      overflowWrap: 'anywhere',
      fontWeight: weight.medium,
      verticalAlign: 'middle',
    },
    '& thead th': note,
    '& small': { display: 'block', ...note, fontWeight: weight.regular, lineHeight: leading.tight },
    // In little space, the code takes a line of its own.
    '@container (max-width: 21rem)': twoLines,
    '&[data-long]': { '@container (max-width: 36rem)': twoLines },
    '@media (scripting: enabled)': { '& [data-late][data-late]': { display: 'none' } },
    '& [aria-current]': {
      background: colour.saffronSoft,
      color: colour.onSaffronSoft,
      boxShadow: `inset 0.25rem 0 ${colour.saffron}`,
      '& small': { color: 'inherit' },
      '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: '-2px' },
    },
  }),
  from: css({ inlineSize: '30%', '&&': { paddingInlineStart: space.xs } }),
  gain: css({ inlineSize: '25%', '& > span': { fontWeight: weight.bold } }),
  // The code and its button in one box.
  stub: css({
    ...row(0),
    '& > span': { paddingInline: space.xs, borderStyle: 'solid', borderWidth: '1px' },
    '& > span:not(:only-child)': { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEndStyle: 'dashed' },
    '& code': { fontSize: size.small },
    '& > button': {
      minInlineSize: '3.5rem',
      flexShrink: 0,
      paddingInline: space.xs,
      border: `1px solid ${colour.lineStrong}`,
      borderInlineStart: 0,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
      background: 'none',
      color: colour.teal,
      '& > svg': { display: 'none' },
    },
  }),
  code: css({ ...row(space.xs), flexWrap: 'wrap' }),
  all: css({ justifySelf: 'start' }),
  note: css(note),
  summary: css({ ...inlineRow(space.xs), minBlockSize: '2.75rem', fontWeight: weight.medium }),
});
