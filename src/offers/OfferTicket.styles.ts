import { css } from '@emotion/react';
import { wrappedRow, wrap, inlineRow } from '../theme/fragments';
import { lattice } from '../theme/lattice';
import { classNames } from '../theme/styles';
import { colour, leading, motion, radius, size, space, weight } from '../theme/tokens';
import { perforatedEdge, tearing } from '../theme/perforation';

const weave = lattice('color-mix(in srgb, currentColor 9%, transparent)', '0.875rem');

const wide = '@container (min-width: 30rem)';

export const styles = classNames({
  ticket: css({
    containerType: 'inline-size',
    display: 'grid',
    // A shadow and a thin outline, both of which follow the notches.
    filter: `drop-shadow(0 0 0.5px ${colour.lineStrong}) drop-shadow(0 0.125rem 0.375rem rgb(60 45 20 / 0.08))`,
    transition: `filter ${motion.quick}`,
    '@media (forced-colors: active)': { filter: 'none', border: '1px solid', borderRadius: radius.l },
    '@media print': {
      filter: 'none',
      border: `1px solid ${colour.lineStrong}`,
      borderRadius: radius.m,
      breakInside: 'avoid',
    },
  }),
  shape: css({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minInlineSize: 0,
    overflow: 'clip',
    borderRadius: radius.l,
    // The positions of inline start and end, for which gradients have no keywords.
    '--start': '0%',
    '--end': '100%',
    '&:dir(rtl)': { '--start': '100%', '--end': '0%' },
    [wide]: { gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(10rem, min-content) minmax(0, 1fr)' },
  }),
  stub: css({
    ...tearing('article', wide),
    ...wrappedRow(`0 ${space.m}`),
    justifyContent: 'space-between',
    minBlockSize: '4rem',
    paddingInline: space.m,
    paddingBlock: space.xs,
    background: `${weave}, ${colour.brandField}`,
    color: colour.onField,
    ...perforatedEdge(['0 100%', '100% 100%'], '50% 100%', 'inline'),
    '[data-state="expired"] &': { background: colour.sand, color: colour.inkSoft },
    // Without masks and backgrounds, a dashed line marks the perforation.
    '@media (forced-colors: active), print': {
      '&&': { maskImage: 'none', background: 'none', color: 'inherit', borderBlockEnd: '1px dashed' },
    },
    [wide]: {
      '@media (forced-colors: active), print': { '&&': { borderBlockEnd: 'none', borderInlineEnd: '1px dashed' } },
      flexDirection: 'column',
      justifyContent: 'center',
      gap: space.xs,
      paddingBlock: space.m,
      textAlign: 'center',
      ...perforatedEdge(['var(--end) 0', 'var(--end) 100%'], 'var(--end) 50%', 'block'),
    },
  }),
  benefit: css({
    ...wrap(`0 ${space.xs}`),
    alignItems: 'baseline',
    fontWeight: weight.medium,
    lineHeight: leading.tight,
    [wide]: { flexDirection: 'column', alignItems: 'center' },
  }),
  said: css({
    fontSize: size.body,
    fontWeight: weight.medium,
    lineHeight: leading.tight,
    textWrap: 'balance',
    [wide]: { '& strong': { display: 'block' } },
  }),
  figure: css({
    fontSize: '2.25rem',
    fontWeight: weight.bold,
    lineHeight: 1.1,
    letterSpacing: 'var(--tracking)',
    '&[data-long]': { fontSize: '1.75rem' },
    '&[data-words]': { fontSize: '1.375rem', lineHeight: leading.tight },
    '&[data-tight]': { whiteSpace: 'nowrap' },
    [wide]: { fontSize: '3.25rem', '&[data-long]': { fontSize: '1.625rem' } },
  }),
  unknown: css({ fontWeight: weight.bold, lineHeight: leading.tight }),
  kind: css({
    ...inlineRow(space.xxs),
    fontSize: size.small,
    fontWeight: weight.medium,
  }),
  body: css({
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    minInlineSize: 0,
    paddingInline: space.m,
    paddingBlock: space.m,
    background: colour.surface,
    ...perforatedEdge(['0 0', '100% 0'], '50% 0', 'inline'),
    [wide]: {
      paddingInline: space.l,
      paddingBlock: space.l,
      ...perforatedEdge(['var(--start) 0', 'var(--start) 100%'], 'var(--start) 50%', 'block'),
    },
    '@media (forced-colors: active), print': { '&&': { maskImage: 'none' } },
    '@media print': { paddingBlock: space.m, gap: space.xs },
  }),
  title: css({
    fontSize: size.title,
    fontWeight: weight.bold,
    lineHeight: leading.tight,
    textWrap: 'balance',
    '&[data-said]': { fontSize: size.body, fontWeight: weight.medium },
  }),
  description: css({ color: colour.inkSoft }),
  terms: css({ fontSize: size.small, color: colour.inkSoft }),
  foot: css({
    ...wrappedRow(`${space.xxs} ${space.m}`),
    justifyContent: 'space-between',
    paddingBlockStart: space.s,
    borderBlockStart: `1px solid ${colour.line}`,
    '&:empty': { display: 'none' },
    // Aligns the text of the button, not its box, with the text above.
    '& > button': {
      marginInlineStart: `calc(-1 * ${space.s})`,
      '@media (forced-colors: active)': { marginInlineStart: 0 },
    },
    '@media print': { '&&': { display: 'none' } },
  }),
});
