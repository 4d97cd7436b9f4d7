import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.xs}`,
    fontSize: size.small,
    lineHeight: 1.5,
  }),
  stars: css({ display: 'inline-flex', gap: '1px' }),
  star: css({ inlineSize: '1.125em', blockSize: '1.125em' }),
  empty: css({ fill: colour.sand, stroke: colour.lineStrong, strokeWidth: 1.5 }),
  filled: css({
    fill: colour.saffron,
    '[data-fill="none"] &': { display: 'none' },
    '[data-fill="half"] &': { clipPath: 'inset(0 50% 0 0)' },
    '[data-fill="half"]:dir(rtl) &': { clipPath: 'inset(0 0 0 50%)' },
    '@media (forced-colors: active)': { fill: 'CanvasText' },
  }),
  score: css({ fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' }),
  count: css({ color: colour.inkSoft }),
});
