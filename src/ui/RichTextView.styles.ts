import { css } from '@emotion/react';
import { card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, font, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  text: css({ '& > * + *': { marginBlockStart: space.m } }),
  // Separate, because the texts of most pages have only paragraphs.
  blocks: css({
    '& h2': { fontSize: size.heading, marginBlockStart: space.xl },
    '& h3': { fontSize: size.title, marginBlockStart: space.xl },
    '& h4': { fontSize: size.lead, marginBlockStart: space.l },
    '& h2 + *, & h3 + *, & h4 + *': { marginBlockStart: space.xs },
    '& ul, & ol': { paddingInlineStart: space.l },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li + li': { marginBlockStart: space.xs },
    '& li > * + *': { marginBlockStart: space.xs },
    '& li::marker': { color: colour.teal, fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' },
    '& blockquote': {
      paddingInlineStart: space.m,
      borderInlineStart: `3px solid ${colour.saffron}`,
      color: colour.inkSoft,
    },
  }),
  // Arabic has no italics, so emphasis is a heavier weight.
  emphasis: css({ '&:lang(ar)': { fontStyle: 'normal', fontWeight: weight.medium } }),
  code: css({
    paddingInline: '0.375em',
    paddingBlock: '0.0625em',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.s,
    background: colour.sand,
    color: colour.ink,
    fontFamily: font.code,
    fontSize: '0.9375em',
    fontWeight: weight.medium,
    overflowWrap: 'normal',
    whiteSpace: 'nowrap',
  }),
  scroller: css({
    overflowX: 'auto',
    // A wide table must not widen the surrounding layout.
    contain: 'inline-size',
    overflowWrap: 'normal',
    ...card(radius.m),
    '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    '& th, & td': {
      paddingInline: space.m,
      paddingBlock: space.m,
      textAlign: 'start',
      verticalAlign: 'top',
      minInlineSize: '7rem',
    },
    '& th': { background: colour.sand, fontSize: size.small, fontWeight: weight.medium },
    '& tbody tr': { borderBlockStart: `1px solid ${colour.line}` },
  }),
});
