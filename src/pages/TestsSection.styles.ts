import { css } from '@emotion/react';
import { card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  recent: css({ marginBlockEnd: space.m, fontWeight: weight.medium }),
  table: css({
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    ...card(radius.m),
    overflow: 'clip',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      paddingInline: space.xs,
      paddingBlock: space.m,
      textAlign: 'start',
      verticalAlign: 'baseline',
      [from.tablet]: { paddingInline: space.m },
    },
    '& thead th': { background: colour.sand, color: colour.inkSoft, fontSize: size.small, fontWeight: weight.medium },
    '& tbody th': { paddingBlock: 0, fontWeight: weight.medium },
    '& tbody a': { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem', minInlineSize: '2.75rem' },
    '& td': { fontSize: size.small },
    '& tbody > tr > *': { borderBlockStart: `1px solid ${colour.line}` },
    // The row that a link targets.
    '& tr:target': { background: colour.sand },
    '& tr': { '@media print': { breakInside: 'avoid' } },
  }),
  // Names are not broken on a narrow phone.
  store: css({ inlineSize: '42%' }),
  none: css({ color: colour.inkSoft }),
  more: css({ marginBlockStart: space.m }),
});
