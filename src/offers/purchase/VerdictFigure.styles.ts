import { css } from '@emotion/react';
import { wrap } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, size, space } from '../../theme/tokens';

export const styles = classNames({
  root: css({
    ...wrap(`0 ${space.m}`),
    alignItems: 'baseline',
    fontVariantNumeric: 'tabular-nums',
    '& > strong': { fontSize: size.lead, color: colour.brand },
  }),
});
