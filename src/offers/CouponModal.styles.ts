import { styles } from '../theme/styles';
import { colour, font, motion, radius, space, weight } from '../theme/tokens';
import { perforatedEdge } from '../theme/perforation';

export const css = styles({
  store: { display: 'flex', alignItems: 'center', gap: space.s },
  hint: { color: colour.inkSoft },
  ticket: {
    display: 'grid',
    overflow: 'clip',
    borderRadius: radius.l,
    textAlign: 'center',
    '@media (prefers-reduced-motion: no-preference)': {
      // The modal grows from a stub to a complete ticket.
      transition: `clip-path ${motion.open}, translate ${motion.open}`,
      clipPath: `inset(0 round ${radius.l})`,
      '@starting-style': { clipPath: `inset(0 0 45% 0 round ${radius.l})`, translate: '0 -0.5rem' },
    },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  stub: {
    paddingInline: space.l,
    paddingBlock: space.l,
    background: colour.brandField,
    color: colour.onField,
    ...perforatedEdge(['0 100%', '100% 100%'], '50% 100%', 'inline'),
    '@media (forced-colors: active)': { maskImage: 'none', borderBlockEnd: '1px dashed' },
  },
  tear: {
    padding: space.m,
    background: colour.brandSoft,
    ...perforatedEdge(['0 0', '100% 0'], '50% 0', 'inline'),
    '@media (forced-colors: active)': { maskImage: 'none' },
  },
  code: {
    fontFamily: font.code,
    fontSize: 'clamp(1.5rem, 7vw, 2.25rem)',
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
