import { css } from '@emotion/react';
import { card, note, stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  claims: css(stack(space.l)),
  group: css({ ...stack(space.m), padding: space.m, ...card(radius.m) }),
  facts: css({ ...note, fontWeight: weight.regular, letterSpacing: 0 }),
  list: css({ ...stack(space.xs), '& > li': { '@media print': { breakInside: 'avoid' } } }),
  words: css({ fontWeight: weight.medium, fontSize: size.body }),
  source: css(note),
});
