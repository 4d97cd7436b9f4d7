import { styles } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  root: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.m,
    minInlineSize: 0,
    '&[data-frame]': {
      padding: space.m,
      border: `1px dashed ${colour.lineStrong}`,
      borderRadius: radius.l,
      background: colour.surface,
    },
  },
  words: { display: 'grid', gap: space.xs },
  title: { fontSize: size.title, fontWeight: weight.medium },
  text: { maxInlineSize: '34rem', color: colour.inkSoft },
  stores: {
    display: 'grid',
    gap: space.xs,
    inlineSize: '100%',
    '& > ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media print': { display: 'none' },
  },
  intro: { fontSize: size.small, fontWeight: weight.medium },
});
