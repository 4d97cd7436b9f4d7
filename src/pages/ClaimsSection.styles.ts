import { css } from '@emotion/react';
import { stack, card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  claims: css({ display: 'grid', gap: space.m }),
  claim: css({
    ...stack(space.xxs),
    padding: space.m,
    ...card(radius.m),
    '@media print': { breakInside: 'avoid' },
  }),
  words: css({ fontWeight: weight.medium }),
  source: css({ color: colour.inkSoft, fontSize: size.small }),
});
