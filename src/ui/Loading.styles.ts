import { styles } from '../theme/styles';
import { colour, radius, space } from '../theme/tokens';

export const css = styles({
  root: {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: space.m,
    minBlockSize: '60vh',
    color: colour.inkSoft,
  },
  mark: {
    inlineSize: '2rem',
    blockSize: '2rem',
    border: `3px solid ${colour.line}`,
    borderBlockStartColor: colour.teal,
    borderRadius: radius.round,
    animation: 'turn 900ms linear infinite',
  },
});
