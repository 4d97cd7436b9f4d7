import { styles } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const css = styles({
  root: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.xs}`,
    fontSize: size.small,
    lineHeight: 1.5,
  },
  stars: { display: 'inline-flex', gap: '1px' },
  star: { inlineSize: '1.125em', blockSize: '1.125em' },
  empty: { fill: colour.sand, stroke: colour.lineStrong, strokeWidth: 1.5 },
  filled: {
    fill: colour.saffron,
    '[data-fill="none"] &': { display: 'none' },
    '[data-fill="half"] &': { clipPath: 'inset(0 50% 0 0)' },
    '[data-fill="half"]:dir(rtl) &': { clipPath: 'inset(0 0 0 50%)' },
    '@media (forced-colors: active)': { fill: 'CanvasText' },
  },
  score: { fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' },
  count: { color: colour.inkSoft },
});
