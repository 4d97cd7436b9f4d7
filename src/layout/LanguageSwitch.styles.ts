import { styles } from '../theme/styles';
import { colour, space } from '../theme/tokens';

export const css = styles({
  root: { flex: 'none', paddingInline: space.s, color: colour.ink },
  name: {
    fontSize: '1rem',
    lineHeight: 1.5,
    // On English pages, one Arabic word does not justify loading the Arabic font.
    '[lang|="en"] > body &': { fontFamily: 'system-ui, sans-serif' },
  },
});
