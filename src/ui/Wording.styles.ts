import { styles } from '../theme/styles';

export const css = styles({
  // A box breaks inside only if it is wider than the line.
  whole: { display: 'inline-block' },
});
