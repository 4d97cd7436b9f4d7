import { styles } from '../../theme/styles';
import { colour, radius, space } from '../../theme/tokens';
import { readable } from './layout';

export const css = styles({
  text: readable,
  bare: { paddingBlockEnd: space.xl, '& > *': readable },
  note: {
    padding: `clamp(${space.m}, 4vw, ${space.l})`,
    borderRadius: radius.l,
    background: colour.saffronSoft,
    maxInlineSize: '46rem',
    '@media (forced-colors: active), print': { border: '1px solid' },
  },
});
