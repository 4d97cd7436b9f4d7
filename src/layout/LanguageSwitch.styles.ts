import { styles } from '../theme/styles';
import { colour, font, space } from '../theme/tokens';

export const css = styles({
  root: { flex: 'none', paddingInline: space.s, color: colour.ink },
  name: {
    fontSize: '1rem',
    lineHeight: 1.5,
    // On English pages, one Arabic word does not justify loading the whole Arabic font.
    '&:lang(ar)': { fontFamily: `Name, ${font.text}` },
  },
});
