import { styles } from '../theme/styles';
import { colour, space } from '../theme/tokens';

export const css = styles({
  root: { flex: 'none', paddingInline: space.s, color: colour.ink },
  name: {
    fontSize: '1rem',
    lineHeight: 1.5,
    // One word is not worth the download of the Arabic letters on pages that have no other.
    '[lang|="en"] > body &': { fontFamily: 'system-ui, sans-serif' },
  },
});
