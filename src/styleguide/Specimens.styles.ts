import { styles } from '../theme/styles';
import { colour, radius, size, space } from '../theme/tokens';
import { swatches } from './swatches';

export const css = styles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s, marginBlockEnd: space.m },
  icons: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
    gap: space.s,
    fontSize: size.small,
  },
  swatch: {
    inlineSize: '6rem',
    paddingBlockStart: '3.5rem',
    borderBlockStart: `3rem solid ${colour.line}`,
    borderRadius: radius.s,
    fontSize: size.small,
    paddingBlock: space.xxs,
    ...Object.fromEntries(swatches.map((name) => [`&[data-colour="${name}"]`, { borderColor: `var(--${name})` }])),
  },
});
