import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, space, weight } from '../../theme/tokens';

export const styles = classNames({
  advanced: css({
    marginBlockStart: space.l,
    paddingBlockStart: space.xs,
    borderBlockStart: `1px solid ${colour.line}`,
  }),
  name: css({ marginBlockStart: '1.125rem', '& > span': { fontWeight: weight.bold } }),
});
