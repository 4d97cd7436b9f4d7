import { css } from '@emotion/react';
import { inlineRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, size, space } from '../theme/tokens';

export const styles = classNames({
  notice: css({
    ...inlineRow(space.xs),
    justifySelf: 'start',
    marginBlockStart: space.l,
    paddingInline: space.m,
    paddingBlock: space.xs,
    borderRadius: radius.m,
    background: colour.saffronSoft,
    color: colour.onSaffronSoft,
    fontSize: size.small,
  }),
});
