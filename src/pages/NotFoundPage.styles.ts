import { css } from '@emotion/react';
import { stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, leading, size, space } from '../theme/tokens';

export const styles = classNames({
  root: css({
    ...stack(space.xl),
    alignItems: 'center',
    paddingBlock: `clamp(${space.xl}, 8vw, 6rem)`,
    [from.desk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)', gap: '5rem' },
  }),
  drawing: css({
    inlineSize: '100%',
    maxInlineSize: '30rem',
    marginInline: 'auto',
    '@media print': { display: 'none' },
  }),
  stub: css({ fill: colour.tealSoft, stroke: colour.teal, strokeWidth: 1.5 }),
  slip: css({
    fill: colour.surface,
    stroke: colour.lineStrong,
    strokeWidth: 1.5,
  }),
  words: css({ fill: colour.line, stroke: 'none' }),
  empty: css({ fill: 'none', stroke: colour.lineStrong, strokeWidth: 1.5, strokeDasharray: '4 4' }),
  figure: css({ fill: 'none', stroke: colour.teal, strokeWidth: 7, strokeLinecap: 'round', strokeLinejoin: 'round' }),
  dot: css({ fill: colour.saffron, stroke: 'none' }),
  // Keeps the heading on one line, because a line break would fall at an unsuitable word.
  text: css({
    minInlineSize: 0,
    '& h1 + p': { fontSize: size.lead, lineHeight: leading.close },
  }),
  search: css({ inlineSize: '100%', maxInlineSize: '30rem' }),
});
