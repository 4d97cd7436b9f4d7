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
  text: { color: colour.inkSoft, marginBlock: `0 ${space.m}` },
});
