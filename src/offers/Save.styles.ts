import { styles } from '../theme/styles';
import { colour, radius, size, space } from '../theme/tokens';

export const css = styles({
  root: {
    display: 'grid',
    gap: space.xs,
    // In a row of its own, below the buttons.
    flexBasis: '100%',
    minInlineSize: 0,
    padding: space.s,
    borderInlineStart: `3px solid ${colour.teal}`,
    borderRadius: radius.s,
    fontSize: size.body,
    textAlign: 'start',
    color: colour.ink,
    background: colour.sand,
    '@media print': { display: 'none' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.s },
});
