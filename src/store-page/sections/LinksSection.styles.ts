import { styles } from '../../theme/styles';
import { space } from '../../theme/tokens';

export const css = styles({
  section: { '@media print': { display: 'none' } },
  links: { display: 'flex', flexWrap: 'wrap', gap: space.s },
});
