import { styles } from '../theme/styles';
import { colour, size } from '../theme/tokens';

export const css = styles({
  note: { fontSize: size.small, color: colour.inkSoft },
  // A date is not torn from its words where it need not be.
  checked: { display: 'inline-block' },
});
