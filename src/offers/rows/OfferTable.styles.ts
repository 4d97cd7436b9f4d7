import { css } from '@emotion/react';
import { note, visuallyHidden } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, radius, space, weight } from '../../theme/tokens';

export const styles = classNames({
  table: css({ '& > div + div > div + div': { borderBlockStart: `1.5px dashed ${colour.line}` } }),
  head: css({
    borderRadius: `${radius.l} ${radius.l} 0 0`,
    background: colour.sand,
    ...note,
    fontWeight: weight.medium,
    '&& > *': { paddingBlock: space.xs },
    '& span': { minBlockSize: 0 },
    // Rows with two lines have no columns.
    '@container (max-width: 38.99rem)': visuallyHidden,
  }),
});
