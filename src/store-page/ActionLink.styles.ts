import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, space } from '../theme/tokens';

export const styles = classNames({
  badge: css({
    '&&': { background: colour.ink, borderColor: colour.ink, color: colour.paper, paddingInline: space.l },
    '&&:hover': { background: colour.tealDeep, borderColor: colour.tealDeep, color: colour.onTeal },
    '@media (forced-colors: active)': { '&&': { borderColor: 'ButtonText' } },
  }),
});
