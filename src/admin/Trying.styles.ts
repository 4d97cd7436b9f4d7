import { css } from '@emotion/react';
import { card, note, stack, wrappedRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { font, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  list: css({ ...stack(space.xs), '& > li': { ...stack(space.xs), padding: space.m, ...card(radius.m) } }),
  title: css({ fontSize: size.body, fontWeight: weight.medium }),
  last: css(note),
  code: css({
    ...wrappedRow(`${space.xs} ${space.xs}`),
    '& > code': { fontFamily: font.code, fontSize: size.lead, overflowWrap: 'anywhere' },
  }),
  buttons: css({ ...wrappedRow(space.xs), '& > *': { minBlockSize: '2.75rem' } }),
  results: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space.xs,
    '& > *': { minBlockSize: '2.75rem' },
  }),
  form: css(stack(space.xs)),
  field: css({ ...stack(space.xxs), '& > :is(input, select)': { inlineSize: '100%', minBlockSize: '2.75rem' } }),
  basket: css({ ...wrappedRow(space.xs), '& > div': { flex: '1 1 6rem' } }),
  kept: css({ ...stack(space.xs), '& li': { ...wrappedRow(space.xs), justifyContent: 'space-between' } }),
});
