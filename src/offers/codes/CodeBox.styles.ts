import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, font, radius, size, space, weight } from '../../theme/tokens';

export const styles = classNames({
  box: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: '2.75rem',
    minInlineSize: 0,
    maxInlineSize: '100%',
    paddingBlock: space.xxs,
    paddingInline: space.m,
    border: `1.5px dashed ${colour.lineStrong}`,
    borderRadius: radius.m,
    background: colour.paper,
  }),
  code: css({
    fontFamily: font.code,
    fontSize: size.lead,
    fontWeight: weight.bold,
    lineHeight: 1.3,
    letterSpacing: '0.02em',
    // A long code wraps inside its box.
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
});
