import { css } from '@emotion/react';
import { stack, note, row, card } from '../theme/fragments';
import { lattice } from '../theme/lattice';
import { classNames } from '../theme/styles';
import { colour, from, leading, motion, radius, shadow, size, space, weight } from '../theme/tokens';
import { perforatedBottom } from '../theme/perforation';

export const styles = classNames({
  hero: css({
    position: 'relative',
    isolation: 'isolate',
    // Above the tickets, because the search results may overlap them.
    zIndex: 1,
    // The rotated ticket may be wider than a phone.
    overflowX: 'clip',
    paddingBlock: `${space.l} ${space.xl}`,
    color: colour.onNight,
    [from.desk]: { paddingBlock: `${space.xxl} 4rem` },
    // The background of a coupon.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: `radial-gradient(closest-side, ${colour.night}, transparent) 0 0 / 100% 100%, ${lattice(colour.nightLine, '2.25rem')}, ${colour.night}`,
      ...perforatedBottom,
    },
    '@media (forced-colors: active)': { '&::before': { content: 'none' } },
    '@media print': { color: 'inherit', paddingBlock: 0, '&::before': { content: 'none' } },
  }),
  stage: css({
    ...stack(space.m),
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The coupons are beside the search and the banner.
    [from.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 36rem)',
      gridTemplateRows: 'auto 1fr',
      gap: `${space.xl} ${space.xxl}`,
    },
  }),
  words: css({
    '--focus': colour.saffron,
    ...stack(space.s),
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxInlineSize: '44rem',
    alignContent: 'start',
  }),
  heading: css({
    fontSize: 'clamp(1.5rem, 0.9rem + 2.6vw, 3rem)',
    lineHeight: 1.15,
    '&:lang(ar)': { lineHeight: 1.35 },
  }),
  subtitle: css({
    fontSize: size.small,
    lineHeight: leading.close,
    color: colour.onNightSoft,
    maxInlineSize: '34rem',
    [from.tablet]: { fontSize: size.lead },
  }),
  search: css({ inlineSize: '100%', maxInlineSize: '36rem' }),
  coupons: css({
    overflow: 'clip',
    borderRadius: radius.l,
    background: colour.surface,
    color: colour.ink,
    [from.desk]: { gridColumn: 2, gridRow: '1 / span 2' },
    '@media (forced-colors: active)': { border: '1px solid' },
    '& > details': { paddingInline: space.m, [from.desk]: { paddingInline: space.l } },
    // The list is a part of this card, not a card of its own.
    '--row-edge': space.m,
    '&& > div > ul': { border: 0, borderRadius: 0, boxShadow: 'none' },
  }),
  couponsHeading: css({
    paddingInline: space.m,
    paddingBlockStart: space.s,
    fontSize: size.title,
    [from.desk]: { paddingInline: space.l },
  }),
  couponsFoot: css({
    ...stack(space.s),
    padding: space.m,
    borderBlockStart: `1px solid ${colour.line}`,
    ...note,
    [from.desk]: { paddingInline: space.l },
  }),
  tiles: css({
    ...stack(space.xs),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    [from.tablet]: { gap: space.m },
  }),
  tile: css({
    ...row(space.s),
    inlineSize: '100%',
    blockSize: '100%',
    paddingInline: space.s,
    paddingBlock: space.xs,
    ...card(radius.l),
    color: colour.ink,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
    '&:hover': { borderColor: colour.brand, boxShadow: shadow.card },
    [from.tablet]: { gap: space.m, padding: space.m },
  }),
  tileWords: css({ display: 'grid', alignContent: 'start', gap: space.hair, minInlineSize: 0, flex: 1 }),
  tileName: css({ fontWeight: weight.bold, fontSize: size.lead, lineHeight: leading.tight }),
  tileOffer: css({ textWrap: 'pretty', lineHeight: leading.tight, fontSize: size.small, color: colour.inkSoft }),
  tileFigure: css({ fontSize: '1.375rem', lineHeight: 1, fontWeight: weight.bold, color: colour.brand }),
  tileArrow: css({ color: colour.teal, flex: 'none' }),
  more: css({ display: 'flex', justifyContent: 'center', marginBlockStart: space.l }),
});
