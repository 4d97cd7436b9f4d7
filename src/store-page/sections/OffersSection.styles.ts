import { styles } from '../../theme/styles';
import { space } from '../../theme/tokens';

export const css = styles({
  offers: { display: 'grid', gap: space.s, minInlineSize: 0 },
  foreign: {
    // The words of the interface keep their own direction inside content of the other one, whose side they are aligned to.
    '& :is(p, span, li, summary, small)': { unicodeBidi: 'plaintext', textAlign: 'match-parent' },
  },
  rest: {
    '& > ul': { marginBlockStart: space.m },
    // Without a script the complete list is visible.
    '@media (scripting: none)': {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible' },
    },
  },
});
