import { styles } from '../theme/styles';

export const css = styles({
  icon: {
    inlineSize: '1.25em',
    blockSize: '1.25em',
    flex: 'none',
    verticalAlign: '-0.25em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // The forced palette would keep the colour that was computed before it took over.
    '@media (forced-colors: active)': { forcedColorAdjust: 'auto' },
  },
  directed: {
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
});
