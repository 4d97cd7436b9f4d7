import { css } from '@emotion/react';
import { stack } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, radius, size, space, weight } from '../../theme/tokens';

export const styles = classNames({
  root: css({
    ...stack(space.m),
    justifyItems: 'start',
    minInlineSize: 0,
    '&[data-frame]': {
      padding: space.m,
      border: `1px dashed ${colour.lineStrong}`,
      borderRadius: radius.l,
      background: colour.surface,
    },
  }),
  words: css({ display: 'grid', gap: space.xs }),
  title: css({ fontSize: size.title, fontWeight: weight.medium }),
  text: css({ maxInlineSize: '34rem', color: colour.inkSoft }),
  stores: css({
    ...stack(space.xs),
    inlineSize: '100%',
    '& > ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media print': { display: 'none' },
  }),
  intro: css({ fontSize: size.small, fontWeight: weight.medium }),
});
