import { css } from '@emotion/react';
import { row } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({ display: 'grid' }),
  label: css({
    ...row(space.xs),
    minBlockSize: '2.75rem',
    fontWeight: weight.medium,
    cursor: 'pointer',
  }),
  box: css({
    flex: 'none',
    inlineSize: '1.375rem',
    blockSize: '1.375rem',
    accentColor: colour.teal,
    cursor: 'pointer',
  }),
  hint: css({ fontSize: size.small, color: colour.inkSoft }),
  kept: css({ display: 'block', fontWeight: weight.medium, color: colour.ink }),
});
