import { styles } from '../theme/styles';
import { colour, measure, size, space, weight } from '../theme/tokens';

export const css = styles({
  root: {
    maxInlineSize: `calc(${measure.text} + 2 * ${space.m})`,
    marginInline: 'auto',
    paddingInline: space.m,
    paddingBlockEnd: space.xxl,
  },
  bar: { display: 'flex', alignItems: 'center', minBlockSize: '4rem' },
  heading: { fontSize: size.heading, fontWeight: weight.bold, marginBlock: `${space.m} ${space.xs}` },
  saved: { marginBlockStart: space.xl },
  title: { fontSize: size.title, fontWeight: weight.bold, marginBlock: `0 ${space.s}` },
  text: { color: colour.inkSoft, marginBlock: `0 ${space.m}` },
});
