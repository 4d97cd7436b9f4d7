import { css } from '@emotion/react';
import { stack } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, font, radius, size, space } from '../../theme/tokens';

export const styles = classNames({
  root: css({ display: 'grid', gap: space.m, minInlineSize: 0 }),
  message: css({
    ...stack(space.xs),
    minInlineSize: 0,
    padding: space.m,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.m,
    background: colour.sand,
    overflowWrap: 'anywhere',
  }),
  line: css({ fontFamily: font.code, fontSize: size.small, color: colour.inkSoft, textAlign: 'match-parent' }),
  channels: css({ display: 'flex', flexWrap: 'wrap', gap: space.xs }),
});
