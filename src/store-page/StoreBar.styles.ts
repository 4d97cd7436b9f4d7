import { styles } from '../theme/styles';
import { colour, font, measure, shadow, space, weight } from '../theme/tokens';

export const css = styles({
  bar: {
    position: 'fixed',
    zIndex: 20,
    insetInline: 0,
    insetBlockEnd: 0,
    paddingInline: space.m,
    paddingBlock: `${space.xs} calc(${space.xxs} + env(safe-area-inset-bottom, 0px))`,
    borderBlockStart: `1px solid ${colour.lineStrong}`,
    background: colour.surface,
    boxShadow: shadow.float,
    // In a low window it would cover too much of the page.
    '@media print, (max-height: 20rem)': { display: 'none' },
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    maxInlineSize: measure.text,
    marginInline: 'auto',
  },
  note: { maxInlineSize: measure.text, marginInline: 'auto' },
  code: {
    // Only a long code is broken; the name of the store wraps before.
    flex: '1 0 auto',
    maxInlineSize: '36%',
    fontWeight: weight.bold,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    // The code is at the start in either direction of the page.
    '[dir="rtl"] &': { textAlign: 'end' },
    '& > code': { fontFamily: font.code, userSelect: 'all' },
  },
  title: { flex: '1 1 8rem', fontWeight: weight.medium, lineHeight: 1.3 },
  copy: {
    '&&': { flex: 'none', paddingInline: space.s },
    '@media (max-width: 24rem)': { '& > svg': { display: 'none' } },
  },
  // The name of the store wraps rather than pushing the link to a row of its own.
  go: {
    '&&': {
      flex: '0 1 auto',
      minInlineSize: 'min-content',
      maxInlineSize: '9rem',
      lineHeight: 1.2,
      paddingInline: space.s,
    },
  },
  line: {
    maxInlineSize: measure.text,
    marginInline: 'auto',
    fontSize: '0.75rem',
    lineHeight: 1.5,
    color: colour.inkSoft,
  },
});
