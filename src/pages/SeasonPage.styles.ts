import { styles } from '../theme/styles';
import { colour, size, space } from '../theme/tokens';

export const css = styles({
  dates: { display: 'grid', gap: space.xxs, color: colour.inkSoft, fontSize: size.small },
  date: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  when: { color: colour.ink },
  source: { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' },
});
