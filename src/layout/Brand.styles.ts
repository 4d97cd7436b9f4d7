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
  // The drawing has separate colours for the dark theme.
  mark: css({ inlineSize: '2.125rem', blockSize: '2.125rem', flex: 'none', filter: 'none' }),
});
