import { styles } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  field: { display: 'grid', gap: space.xxs, minInlineSize: 0, '& > label': { fontWeight: weight.medium } },
  control: {
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    paddingInline: space.m,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.m,
    background: colour.surface,
    color: colour.ink,
    // Below 16 px, phones enlarge the page when the field gets the focus.
    font: 'inherit',
  },
  hint: { fontSize: size.small, color: colour.inkSoft },
});
