import { css } from '@emotion/react';
import { stack, row, card } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, from, leading, motion, radius, size, space, weight } from '../../theme/tokens';

export const styles = classNames({
  list: css({
    ...stack(space.xs),
    gridTemplateColumns: 'minmax(0, 1fr)',
    inlineSize: '100%',
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' },
  }),
  store: css({
    ...row(space.m),
    blockSize: '100%',
    minBlockSize: '3.5rem',
    padding: `${space.xs} ${space.m}`,
    ...card(radius.m),
    color: colour.ink,
    textAlign: 'start',
    textDecoration: 'none',
    transition: `border-color ${motion.quick}`,
    '&:hover': { borderColor: colour.brand },
  }),
  words: css({ display: 'grid', flex: 1, minInlineSize: 0 }),
  name: css({ fontWeight: weight.medium, lineHeight: leading.tight }),
  offers: css({ fontSize: size.small, color: colour.inkSoft }),
  count: css({ display: 'block' }),
  arrow: css({ flex: 'none', color: colour.teal }),
});
