import { css } from '@emotion/react';
import { inlineRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  badge: css({
    ...inlineRow(space.xxs),
    maxInlineSize: '100%',
    paddingInline: '0.625rem',
    paddingBlock: '0.1875rem',
    borderRadius: radius.round,
    fontSize: size.small,
    fontWeight: weight.medium,
    lineHeight: 1.4,
    '& > svg': { inlineSize: '1.0625em', blockSize: '1.0625em' },
    '@media (forced-colors: active)': { border: '1px solid' },
  }),
  neutral: css({ background: colour.sand, color: colour.inkSoft }),
  teal: css({ background: colour.tealSoft, color: colour.teal }),
});
