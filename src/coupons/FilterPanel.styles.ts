import { css } from '@emotion/react';
import { note, stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { size, space, weight } from '../theme/tokens';

export const styles = classNames({
  keys: css({
    ...note,
    '@media (hover: none), (max-width: 63.99rem)': { display: 'none' },
  }),
  root: css({ ...stack(space.l), gridTemplateColumns: 'minmax(0, 1fr)' }),
  group: css({ display: 'grid', gap: space.xs }),
  legend: css({ fontSize: size.small, fontWeight: weight.medium }),
  values: css({ display: 'flex', flexWrap: 'wrap', gap: space.xs }),
  value: css({ '&[aria-disabled]': { opacity: 0.5, cursor: 'default' } }),
  count: css({ fontVariantNumeric: 'tabular-nums', opacity: 0.8 }),
});
