import { css } from '@emotion/react';
import { stack, note, row, card, wrappedRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, motion, radius, shadow, size, space, weight } from '../theme/tokens';
import { perforatedBottom, lattice } from '../theme/perforation';

export const styles = classNames({
  hero: css({
    position: 'relative',
    isolation: 'isolate',
    // Above the tickets, because the search results may overlap them.
    zIndex: 1,
    // The rotated ticket may be wider than a phone.
    overflowX: 'clip',
    paddingBlock: space.xl,
    color: colour.onNight,
    [from.desk]: { paddingBlock: space.xxl },
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
    ...stack(space.l),
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The coupons are beside all the rest.
    [from.desk]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.xl,
    },
  }),
  words: css({ '--focus': colour.saffron, ...stack(space.m), gridTemplateColumns: 'minmax(0, 1fr)' }),
  heading: css({
    lineHeight: 1.15,
    '&:lang(ar)': { lineHeight: 1.35 },
  }),
  count: css({ fontWeight: weight.medium }),
  owner: css({
    '--focus': colour.saffron,
    ...stack(space.m),
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
  }),
  claim: css({ fontSize: '0.8125rem', lineHeight: 1.5, color: colour.onNightSoft }),
  coupons: css({
    overflow: 'clip',
    borderRadius: radius.l,
    background: colour.surface,
    color: colour.ink,
    [from.desk]: { gridRow: '1 / 3', gridColumn: 2, alignSelf: 'start' },
    '@media (forced-colors: active)': { border: '1px solid' },
    '& > p': { paddingInline: space.m },
    // The list is part of this card, not a separate card.
    '--row-edge': space.m,
    '&& > div > ul': { border: 0, borderRadius: 0, boxShadow: 'none' },
    // Other offers come first in a country. The list has space for four of the highest rows, so that nothing moves.
    'html[data-country] & > div > ul': { [from.desk]: { minBlockSize: '24.5rem' } },
  }),
  couponsHeading: css({ paddingInline: space.m, paddingBlockStart: space.m, fontSize: size.title }),
  couponsFoot: css({
    ...wrappedRow(`${space.xs} ${space.l}`),
    padding: space.m,
    borderBlockStart: `1px solid ${colour.line}`,
    ...note,
  }),
  couponsIntro: css({ flexBasis: '100%' }),
  // As high as the controls beside it.
  how: css({ paddingBlock: '0.75rem' }),
  tiles: css({
    ...stack(space.xs),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    [from.tablet]: { gap: space.m },
    [from.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  // A separate class: only home pages with such a number of stores have its rules.
  inPairs: css({ [from.desk]: { '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
  tile: css({
    ...row(space.m),
    inlineSize: '100%',
    blockSize: '100%',
    padding: space.m,
    ...card(radius.l),
    color: colour.ink,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
    '&:hover': { borderColor: colour.brand, boxShadow: shadow.card },
  }),
  tileWords: css({
    ...stack(0),
    minInlineSize: 0,
    flex: 1,
    '& > strong': { fontSize: size.lead, lineHeight: 1.4, '& > span': { color: colour.brand } },
  }),
  tileName: css({ fontSize: size.small, fontWeight: weight.medium }),
  tileOffer: css(note),
  tileArrow: css({ color: colour.teal, flex: 'none' }),
  more: css({ display: 'flex', justifyContent: 'center', marginBlockStart: space.l }),
});
