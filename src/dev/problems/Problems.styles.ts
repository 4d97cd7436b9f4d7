import { css } from '@emotion/react';
import { card } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, font, leading, radius, shadow, size, space, weight } from '../../theme/tokens';

/** Above everything else on a page. */
const zIndex = 2_147_483_000;

export const styles = classNames({
  // The panel is in a shadow tree, where the page's tokens apply, but none of its other styles.
  root: css({
    fontFamily: 'system-ui, sans-serif',
    fontSize: '0.9375rem',
    lineHeight: leading.close,
    color: colour.ink,
    '& *': { boxSizing: 'border-box', margin: 0 },
    '& a': { color: colour.teal },
    '& :focus-visible': { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' },
    '@media print': { display: 'none' },
  }),
  list: css({ minBlockSize: '100vh', padding: `${space.l} ${space.m}` }),
  // Covers a page that was opened by client-side navigation.
  cover: css({ position: 'fixed', inset: 0, zIndex, overflow: 'auto', background: colour.paper }),
  main: css({ display: 'block', maxInlineSize: '48rem', marginInline: 'auto' }),
  panel: css({
    position: 'fixed',
    insetBlockEnd: space.xs,
    insetInline: space.xs,
    zIndex,
    maxInlineSize: '45rem',
    marginInline: 'auto',
    background: colour.paper,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.m,
    boxShadow: shadow.float,
    '& > details': { maxBlockSize: '45vh', overflow: 'auto', padding: `${space.xs} ${space.m}` },
  }),
  summary: css({ cursor: 'pointer', fontWeight: weight.bold }),
  chip: css({
    position: 'fixed',
    insetBlockEnd: space.xs,
    insetInlineStart: space.xs,
    zIndex,
    padding: `${space.xxs} ${space.m}`,
    background: colour.paper,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.round,
    boxShadow: shadow.float,
  }),
  title: css({ fontSize: '1.375rem', lineHeight: leading.tight, fontWeight: weight.bold }),
  file: css({
    paddingBlock: `${space.l} ${space.xs}`,
    fontSize: '1.0625rem',
    lineHeight: leading.tight,
    overflowWrap: 'anywhere',
  }),
  text: css({ paddingBlock: space.xxs, overflowWrap: 'anywhere' }),
  problems: css({ display: 'grid', gap: space.xs, paddingBlock: space.xs }),
  problem: css({
    minInlineSize: 0,
    padding: `${space.xs} ${space.m}`,
    ...card(radius.s),
    borderInlineStart: `5px solid ${colour.saffron}`,
    '&[data-kind="error"]': { borderInlineStartColor: colour.bad },
  }),
  what: css({ fontWeight: weight.bold }),
  label: css({ fontWeight: weight.bold }),
  code: css({
    paddingInline: space.xxs,
    background: colour.sand,
    borderRadius: '3px',
    fontFamily: font.code,
    fontSize: '0.875em',
    unicodeBidi: 'isolate',
  }),
  line: css({
    padding: space.xs,
    background: colour.sand,
    borderRadius: radius.s,
    fontFamily: font.code,
    fontSize: size.small,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
  marked: css({
    background: colour.badSoft,
    color: 'inherit',
    textDecoration: `underline wavy ${colour.bad}`,
  }),
});
