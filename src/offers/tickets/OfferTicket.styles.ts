import { css } from '@emotion/react';
import { wrappedRow, wrap, inlineRow, stack } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, leading, motion, radius, size, space, weight } from '../../theme/tokens';
import { perforatedEdge, tearing, lattice } from '../../theme/perforation';

const weave = lattice('color-mix(in srgb, currentColor 9%, transparent)', '0.875rem');

/** From this width of the ticket, which is a named container, the stub is beside the body. */
const wide = '@container ticket (min-width: 30rem)';

export const styles = classNames({
  offer: css({ ...stack(space.m), gridTemplateColumns: 'minmax(0, 1fr)' }),
  ticket: css({
    container: 'ticket / inline-size',
    display: 'grid',
    // A shadow and a thin outline that follow the notches.
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
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    minInlineSize: 0,
    overflow: 'clip',
    borderRadius: radius.l,
    // The positions of inline start and end, for which gradients have no keywords.
    '--start': '0%',
    '--end': '100%',
    '&:dir(rtl)': { '--start': '100%', '--end': '0%' },
    [wide]: { gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  }),
  stub: css({
    ...tearing('article', wide),
    ...wrappedRow(`0 ${space.m}`),
    justifyContent: 'space-between',
    minBlockSize: '4rem',
    '& > [data-fit]': { color: 'inherit', '& + *': { display: 'none' } },
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
      // The size of the figure depends on this width.
      containerType: 'inline-size',
      paddingInline: space.xs,
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
    // Without a figure, the title is the headline.
    '&:not(:has(strong))': { fontSize: size.title, fontWeight: weight.bold },
    [wide]: { '& strong': { display: 'block' } },
  }),
  figure: css({
    // Large text grows only up to the width of the stub.
    fontSize: 'min(2.25rem, 11cqi)',
    fontWeight: weight.bold,
    lineHeight: 1.1,
    letterSpacing: 'var(--tracking)',
    '&[data-long]': { fontSize: 'min(1.75rem, 9cqi)' },
    '&[data-words]': { fontSize: '1.375rem', lineHeight: leading.tight },
    '&[data-tight]': { whiteSpace: 'nowrap' },
    [wide]: {
      fontSize: 'min(33cqi, 2.75rem)',
      '&[data-long]': { fontSize: '16.5cqi' },
    },
  }),
  kind: css({
    ...inlineRow(space.xxs),
    fontSize: size.small,
  }),
  body: css({
    ...stack(space.m),
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    minInlineSize: 0,
    padding: space.m,
    background: colour.surface,
    ...perforatedEdge(['0 0', '100% 0'], '50% 0', 'inline'),
    [wide]: {
      padding: space.l,
      ...perforatedEdge(['var(--start) 0', 'var(--start) 100%'], 'var(--start) 50%', 'block'),
    },
    '@media (forced-colors: active), print': { '&&': { maskImage: 'none' } },
    '@media print': {
      '&&': { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `${space.xxs} ${space.m}`, paddingBlock: space.xs },
      '&& > *': { gridColumn: 1 },
    },
  }),
  title: css({
    fontSize: size.title,
    fontWeight: weight.bold,
    lineHeight: leading.tight,
    textWrap: 'balance',
    '&[data-said]': { fontSize: size.body, fontWeight: weight.medium },
  }),
  texts: css({ ...stack(space.xs), fontSize: size.small, lineHeight: 1.6, '&:empty': { display: 'none' } }),
  // The question and the ways to the app in one unobtrusive row.
  foot: css({
    ...wrappedRow(`0 ${space.xs}`),
    justifyContent: 'space-between',
    paddingBlockStart: space.xs,
    borderBlockStart: `1px solid ${colour.line}`,
    '&:empty': { display: 'none' },
    '& button, & a': { paddingInline: space.xs, fontSize: size.small },
    // Frames do not touch.
    '@media (forced-colors: active)': { rowGap: space.xs },
    '@media print': { '&&': { display: 'none' } },
  }),
});
