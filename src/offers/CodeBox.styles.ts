import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, font, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  box: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: '2.75rem',
    maxInlineSize: '100%',
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
    // A code that fits on one line is not broken, so that it is easy to type.
    '&:not([data-long])': { whiteSpace: 'nowrap' },
    userSelect: 'all',
  }),
});
