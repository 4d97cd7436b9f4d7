import { css } from '@emotion/react';
import { card, nameLink, note, wrap } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, space, weight } from '../theme/tokens';

export const styles = classNames({
  recent: css({ marginBlockEnd: space.m, fontWeight: weight.medium }),
  days: css({ ...card(radius.m), '& > div + div': { borderBlockStart: `1px solid ${colour.line}` } }),
  day: css({ padding: space.m, '& > dt': { fontWeight: weight.medium }, '@media print': { breakInside: 'avoid' } }),
  age: css({ ...note, fontWeight: weight.regular, marginInlineStart: space.xs }),
  stores: css({
    ...wrap(`0 ${space.m}`),
    marginInlineStart: 0,
    '& > a': nameLink,
    // The store that a link targets.
    '& > a:target': { background: colour.sand },
  }),
  more: css({ marginBlockStart: space.m }),
});
