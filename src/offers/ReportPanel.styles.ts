import { styles } from '../theme/styles';
import { colour, font, radius, size, space } from '../theme/tokens';

export const css = styles({
  root: { display: 'grid', gap: space.s, minInlineSize: 0 },
  message: {
    display: 'grid',
    gap: space.xs,
    minInlineSize: 0,
    padding: space.m,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.m,
    background: colour.sand,
    overflowWrap: 'anywhere',
  },
  line: { fontFamily: font.code, fontSize: size.small, color: colour.inkSoft, textAlign: 'match-parent' },
  channels: { display: 'flex', flexWrap: 'wrap', gap: space.xs },
});
