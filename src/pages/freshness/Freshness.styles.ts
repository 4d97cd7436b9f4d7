import { css } from '@emotion/react';
import { wrap, card, note } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, font, leading, radius, size, space, weight } from '../../theme/tokens';

export const styles = classNames({
  // Both languages are in one file without scripts. The address selects one; `#ar` selects Arabic. Old browsers show
  // both, one after the other.
  edition: css({
    maxInlineSize: '72rem',
    marginInline: 'auto',
    paddingBlock: `${space.l} ${space.xxl}`,
    paddingInline: space.m,
    '@supports selector(:has(a))': {
      '&[lang="ar"]': { display: 'none' },
      'body:has(#ar:target) &[lang="ar"]': { display: 'block' },
      'body:has(#ar:target) &[lang="en"]': { display: 'none' },
    },
  }),
  header: css({
    ...wrap(`${space.xxs} ${space.m}`),
    alignItems: 'baseline',
    justifyContent: 'space-between',
  }),
  title: css({ fontSize: size.heading }),
  other: css({ '@media print': { display: 'none' } }),
  asOf: css({ flexBasis: '100%', color: colour.inkSoft }),
  heading: css({ fontSize: size.title, marginBlock: `${space.xl} ${space.xs}` }),
  note: css({ color: colour.inkSoft, marginBlockEnd: space.xs }),
  scroller: css({
    overflowX: 'auto',
    ...card(radius.m),
    '@media print': { overflow: 'visible' },
  }),
  table: css({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    '@media (max-width: 40rem)': { '&, & tbody': { display: 'block' } },
  }),
  head: css({ '@media (max-width: 40rem)': { display: 'none' } }),
  row: css({
    breakInside: 'avoid',
    '& + &': { borderBlockStart: `1px solid ${colour.line}` },
    '@media (max-width: 40rem)': { display: 'block', paddingBlock: space.xs },
  }),
  column: css({
    paddingBlock: space.xs,
    paddingInline: space.xs,
    borderBlockEnd: `1px solid ${colour.line}`,
    textAlign: 'start',
    ...note,
    fontWeight: weight.medium,
  }),
  // A row is a block on a phone: the name of each cell's column precedes its content.
  cell: css({
    paddingBlock: space.xs,
    paddingInline: space.xs,
    verticalAlign: 'middle',
    '@media (max-width: 40rem)': {
      display: 'block',
      paddingBlock: space.xxs,
      '&:empty': { display: 'none' },
      '&:not([data-column=""])::before': {
        content: 'attr(data-column) ": "',
        ...note,
      },
    },
  }),
  when: css({ whiteSpace: 'nowrap' }),
  code: css({
    direction: 'ltr',
    unicodeBidi: 'isolate',
    fontFamily: font.code,
    fontSize: '0.85em',
    lineHeight: leading.close,
    whiteSpace: 'nowrap',
    '@media (max-width: 40rem)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  }),
});
