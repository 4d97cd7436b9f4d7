import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, font, measure, shadow, space, weight } from '../theme/tokens';

export const styles = classNames({
  bar: css({
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
  }),
  row: css({
    display: 'flex',
    // Only wraps if the text is enlarged.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    maxInlineSize: measure.text,
    marginInline: 'auto',
  }),
  note: css({ maxInlineSize: measure.text, marginInline: 'auto' }),
  code: css({
    // Only a long code is broken; the name of the store wraps before that.
    flex: '1 0 auto',
    maxInlineSize: '36%',
    fontWeight: weight.bold,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    // The code is at the start in either direction of the page.
    '[dir="rtl"] &': { textAlign: 'end' },
    '& > code': { fontFamily: font.code, userSelect: 'all' },
  }),
  title: css({ flex: '1 1 8rem', fontWeight: weight.medium, lineHeight: 1.3 }),
  copy: css({
    '&&': { flex: 'none', paddingInline: space.xs },
    '@media (max-width: 24rem)': { '& > svg': { display: 'none' } },
  }),
  go: css({ '&&': { flex: 'none', paddingInline: space.xs, whiteSpace: 'nowrap' } }),
  line: css({
    maxInlineSize: measure.text,
    marginInline: 'auto',
    fontSize: '0.75rem',
    lineHeight: 1.5,
    color: colour.inkSoft,
  }),
});
