import { styles } from '../theme/styles';
import { colour, font, radius, size, space, weight } from '../theme/tokens';
import { perforatedEdge, tearing } from '../theme/perforation';

export const css = styles({
  store: { display: 'flex', alignItems: 'center', gap: space.s },
  hint: { color: colour.inkSoft },
  ticket: {
    display: 'grid',
    overflow: 'clip',
    borderRadius: radius.l,
    textAlign: 'center',
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  stub: {
    ...tearing('dialog'),
    paddingInline: space.l,
    paddingBlock: space.l,
    background: colour.brandField,
    color: colour.onField,
    ...perforatedEdge(['0 100%', '100% 100%'], '50% 100%', 'inline'),
    '@media (forced-colors: active)': { maskImage: 'none', borderBlockEnd: '1px dashed' },
  },
  tear: {
    display: 'grid',
    gap: space.xs,
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
  help: { display: 'grid', '&:not([data-copied])': { visibility: 'hidden' } },
  conditions: { marginBlockStart: space.xs, fontSize: size.small },
});
