import { styles } from '../theme/styles';
import { size, space } from '../theme/tokens';

export const css = styles({
  trail: {
    fontSize: size.small,
    // The space around a link, which takes none in the line, belongs to it.
    '& a': { paddingBlock: space.s },
    '& a + a::before': { content: '"›" / ""', display: 'inline-block', marginInline: space.xs },
    '@media print': { display: 'none' },
  },
});
