import { styles } from '../theme/styles';
import { colour, font, motion, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  store: { display: 'flex', alignItems: 'center', gap: space.s },
  hint: { color: colour.inkSoft },
  ticket: {
    display: 'grid',
    justifyItems: 'center',
    gap: space.m,
    paddingInline: space.m,
    paddingBlock: space.l,
    border: `2px dashed ${colour.lineStrong}`,
    borderRadius: radius.l,
    background: colour.brandSoft,
    '@media (prefers-reduced-motion: no-preference)': {
      // The stub that was pressed opens into the whole ticket.
      transition: `clip-path ${motion.open}, translate ${motion.open}`,
      clipPath: `inset(0 round ${radius.l})`,
      '@starting-style': { clipPath: `inset(0 0 70% 0 round ${radius.l})`, translate: '0 -0.5rem' },
    },
  },
  code: {
    fontFamily: font.code,
    fontSize: size.heading,
    fontWeight: weight.bold,
    letterSpacing: '0.04em',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    userSelect: 'all',
  },
  copy: {
    minInlineSize: '10rem',
    '@media (prefers-reduced-motion: no-preference)': { '&[data-copied] > svg': { animation: `land ${motion.calm}` } },
  },
});
