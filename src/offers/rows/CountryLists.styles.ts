import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, size, space, weight } from '../../theme/tokens';

export const styles = classNames({
  part: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xs,
    minInlineSize: 0,
  }),
  heading: css({ fontSize: size.body, fontWeight: weight.bold }),
  summary: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: '2.75rem',
    justifySelf: 'start',
    fontWeight: weight.medium,
    color: colour.inkSoft,
    cursor: 'pointer',
    '&:hover': { color: colour.ink },
  }),
  count: css({ fontWeight: weight.regular, color: colour.inkSoft }),
});
