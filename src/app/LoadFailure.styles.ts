import { styles } from '../theme/styles';
import { space } from '../theme/tokens';

export const css = styles({
  // Only a script brings it about, so it is none of what a page needs at rest.
  root: { '&[data-open]': { display: 'grid', gap: space.m, paddingBlock: `clamp(${space.xl}, 6vw, ${space.xxxl})` } },
});
