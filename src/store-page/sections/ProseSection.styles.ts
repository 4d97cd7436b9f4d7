import { styles } from '../../theme/styles';
import { colour, radius, space } from '../../theme/tokens';
import { beside, readable } from './layout';

export const css = styles({
  section: beside,
  text: readable,
  bare: { paddingBlockEnd: space.xl, '& > *': readable },
  note: {
    paddingInline: space.l,
    paddingBlock: space.l,
    border: `1px solid ${colour.line}`,
    borderInlineStart: `4px solid ${colour.saffron}`,
    borderRadius: radius.m,
    background: colour.surface,
    maxInlineSize: '46rem',
  },
});
