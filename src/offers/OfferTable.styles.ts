import { css } from '@emotion/react';
import { note } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, space, weight } from '../theme/tokens';

// Below this width, the rows have no columns, and each part has its own label.
const stacked = '@container (max-width: 61.99rem)';

export const styles = classNames({
  table: css({ '& > div + div > div + div': { borderBlockStart: `1.5px dashed ${colour.line}` } }),
  head: css({
    borderRadius: `${radius.l} ${radius.l} 0 0`,
    background: colour.sand,
    ...note,
    fontWeight: weight.medium,
    '& > *': { '&&': { paddingBlock: space.xs } },
    [stacked]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  }),
});
