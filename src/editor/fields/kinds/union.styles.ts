import { css } from '@emotion/react';
import { wrappedRow } from '../../../theme/fragments';
import { classNames } from '../../../theme/styles';
import { space, weight } from '../../../theme/tokens';

export const styles = classNames({
  kind: css({
    ...wrappedRow(`${space.xxs} ${space.xs}`),
    marginBlock: `${space.xs} ${space.m}`,
    '& > label': { fontWeight: weight.bold },
  }),
});
