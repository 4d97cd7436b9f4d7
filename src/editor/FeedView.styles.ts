import { css } from '@emotion/react';
import { card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({
    marginBlockEnd: space.m,
    padding: space.xs,
    ...card(radius.m),
    '& > * + *': { marginBlockStart: space.xs },
    '& ul, & dl': { marginBlockStart: space.xxs, paddingInlineStart: '1.25rem' },
    '& ul': { listStyle: 'disc' },
    '& li + li': { marginBlockStart: '0.375rem' },
    '& input': { inlineSize: '100%' },
    '& dd': { color: colour.inkSoft, overflowWrap: 'anywhere' },
  }),
  counts: css({ fontSize: size.lead, fontWeight: weight.bold }),
  scrolls: css({ overflowX: 'auto' }),
  table: css({
    borderCollapse: 'collapse',
    fontSize: size.small,
    '& caption, & th': { fontWeight: weight.bold, textAlign: 'start' },
    '& th, & td': { padding: `${space.xxs} ${space.xs}`, borderBlockEnd: `1px solid ${colour.line}` },
  }),
});
