import { styles } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    gap: space.s,
    paddingInline: space.l,
    paddingBlock: space.xxl,
    border: `1px dashed ${colour.lineStrong}`,
    borderRadius: radius.l,
    background: colour.surface,
    textAlign: 'center',
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    borderRadius: radius.round,
    background: colour.saffronSoft,
    color: colour.onSaffronSoft,
    fontSize: '1.375rem',
  },
  title: { fontSize: size.title, fontWeight: weight.medium },
  text: { maxInlineSize: '32rem', color: colour.inkSoft },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s, marginBlockStart: space.xs },
});
