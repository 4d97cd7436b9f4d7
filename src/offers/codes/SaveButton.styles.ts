import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { space } from '../../theme/tokens';

export const styles = classNames({
  // Its text is aligned with the text above it; its padding is outside.
  button: css({
    '&&': { paddingInline: space.xs, marginInline: `-${space.xs}` },
    '&[aria-pressed="true"] > svg': { fill: 'currentColor' },
  }),
});
