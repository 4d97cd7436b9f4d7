import { css } from '@emotion/react';
import { card } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { radius, space } from '../../theme/tokens';

export const styles = classNames({
  entry: css({
    marginBlockStart: space.xs,
    padding: `${space.xs} ${space.xs}`,
    ...card(radius.m),
  }),
  head: css({ display: 'flex', alignItems: 'center', gap: '0.375rem' }),
});
