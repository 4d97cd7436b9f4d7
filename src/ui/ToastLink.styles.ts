import { styles } from '../theme/styles';
import { colour, space, weight } from '../theme/tokens';

// Only a script shows a toast. The attribute keeps these rules out of the inline styles of pages.
export const css = styles({
  link: {
    '[data-toast] &': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space.xs,
      minBlockSize: '2.75rem',
      fontWeight: weight.medium,
    },
  },
  line: { '[data-toast] &': { display: 'block', fontSize: '0.75rem', lineHeight: 1.5, color: colour.inkSoft } },
});
