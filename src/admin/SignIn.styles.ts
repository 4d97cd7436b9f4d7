import { css } from '@emotion/react';
import { card, note, stack, wrappedRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({
    ...stack(space.m),
    maxInlineSize: '44rem',
    marginInline: 'auto',
    padding: `${space.l} ${space.m} ${space.xl}`,
    '& h1': { fontSize: size.heading },
  }),
  parts: css(stack(space.m)),
  top: css({ ...wrappedRow(`${space.xs} ${space.xs}`), justifyContent: 'space-between' }),
  form: css({
    ...stack(space.m),
    padding: space.m,
    ...card(radius.m),
    '& label > span': { flex: 1 },
    '& label:has(> [type="radio"])': { flexWrap: 'nowrap', alignItems: 'baseline', paddingBlock: space.xxs },
  }),
  field: css({
    ...stack(space.xxs),
    '& > label': { fontWeight: weight.medium },
    '& > input': { inlineSize: '100%', minBlockSize: '2.75rem' },
    '& > [type="date"]': { maxInlineSize: '14rem' },
    '& > small': note,
  }),
  recipe: css({
    '& > summary': { fontWeight: weight.medium },
    '& > ol': { ...stack(space.xs), marginBlock: space.xs, paddingInlineStart: space.l, listStyle: 'decimal' },
    '& > p + p': { marginBlockStart: space.xs },
  }),
  said: css({ color: colour.inkSoft }),
});
