import { css } from '@emotion/react';
import { inlineRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({
    ...inlineRow(space.xs),
    flex: 'none',
    minBlockSize: '2.75rem',
    color: colour.ink,
    fontSize: '1.3125rem',
    fontWeight: weight.bold,
    lineHeight: 1.2,
    letterSpacing: 'var(--tracking)',
    textDecoration: 'none',
    '&:hover': { color: colour.teal },
  }),
  mark: css({ inlineSize: '2.125rem', blockSize: '2.125rem', flex: 'none', '&:dir(rtl)': { transform: 'scaleX(-1)' } }),
  ticket: css({ fill: colour.teal }),
  perforation: css({ fill: 'none', stroke: colour.onTeal, strokeWidth: 2, strokeLinecap: 'round', opacity: 0.75 }),
  // The ticket is mirrored for Arabic, the tick is not.
  tick: css({
    fill: 'none',
    stroke: colour.saffron,
    strokeWidth: 3.25,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // In the dark theme the ticket is light, and saffron would have too little contrast.
    '@media screen and (prefers-color-scheme: dark)': { stroke: colour.onTeal },
    '&:dir(rtl)': { transform: 'translateX(49px) scaleX(-1)' },
  }),
});
