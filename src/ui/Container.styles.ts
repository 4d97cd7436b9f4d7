import { styles } from '../theme/styles';
import { measure, space } from '../theme/tokens';

export const css = styles({
  container: {
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: space.m,
  },
  page: { maxInlineSize: `calc(${measure.page} + 2 * ${space.m})` },
  text: { maxInlineSize: `calc(${measure.text} + 2 * ${space.m})` },
});
