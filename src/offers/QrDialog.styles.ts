import { styles } from '../theme/styles';
import { colour, radius, space } from '../theme/tokens';

export const css = styles({
  hint: { color: colour.inkSoft },
  code: {
    justifySelf: 'center',
    maxInlineSize: '100%',
    padding: space.m,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.m,
    // Scanners need dark on light in both themes.
    background: 'white',
    lineHeight: 0,
    '& svg': { maxInlineSize: '100%', blockSize: 'auto' },
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  },
  open: { justifySelf: 'center' },
});
