import { styles } from '../../theme/styles';
import { colour, radius, size, space } from '../../theme/tokens';
import { phone, readable } from './layout';

export const css = styles({
  text: readable,
  bare: { paddingBlockEnd: space.xl, '& > *': readable },
  note: {
    padding: `clamp(${space.m}, 4vw, ${space.l})`,
    borderRadius: radius.l,
    background: colour.saffronSoft,
    [phone]: { fontSize: size.small },
    maxInlineSize: '46rem',
    '@media (forced-colors: active), print': { border: '1px solid' },
  },
});
