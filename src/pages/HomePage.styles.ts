import { css } from '@emotion/react';
import { stack, note, row, card, wrappedRow } from '../theme/fragments';
import { lattice } from '../theme/lattice';
import { classNames } from '../theme/styles';
import { colour, from, leading, motion, radius, shadow, size, space, weight } from '../theme/tokens';
import { perforatedBottom } from '../theme/perforation';

/** The percentage or price of an advertising text. */
const figure = { color: colour.brand, whiteSpace: 'nowrap' as const };

export const styles = classNames({
  hero: css({
    position: 'relative',
    isolation: 'isolate',
    // Above the tickets, because the search results may overlap them.
    zIndex: 1,
    // The rotated ticket may be wider than a phone.
    overflowX: 'clip',
    paddingBlock: `${space.m} ${space.xl}`,
    color: colour.onNight,
    [from.desk]: { paddingBlock: space.m },
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
    // The coupons are beside the search and the stores; the banner is a line below both.
    [from.desk]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: `${space.xs} ${space.xl}`,
    },
  }),
  words: css({
    '--focus': colour.saffron,
    ...stack(space.m),
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    [from.desk]: { alignContent: 'space-between' },
  }),
  heading: css({
    lineHeight: 1.15,
    '&:lang(ar)': { lineHeight: 1.35 },
  }),
  subtitle: css({
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    color: colour.onNightSoft,
  }),
  count: css({ display: 'block', fontSize: size.body, fontWeight: weight.medium, color: colour.onNight }),
  search: css({ inlineSize: '100%' }),
  // Smaller windows have the same stores below the hero.
  heroStores: css({
    display: 'none',
    [from.desk]: { ...stack(space.xs), gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '@media print': { '&&': { display: 'none' } },
  }),
  heroStore: css({
    ...row('0.375rem'),
    minBlockSize: '3.5rem',
    blockSize: '100%',
    paddingInline: '0.375rem',
    paddingBlock: space.xxs,
    borderRadius: radius.m,
    border: `1px solid ${colour.nightLine}`,
    background: colour.surface,
    color: colour.ink,
    lineHeight: leading.tight,
    textDecoration: 'none',
    '&:hover': { color: colour.ink, textDecoration: 'underline' },
  }),
  heroWords: css({ display: 'grid', minInlineSize: 0 }),
  heroName: css({ fontWeight: weight.bold, fontSize: '0.875rem', whiteSpace: 'nowrap' }),
  heroOffer: css({ fontSize: '0.8125rem', color: colour.inkSoft, '& > strong': figure }),
  coupons: css({
    overflow: 'clip',
    borderRadius: radius.l,
    background: colour.surface,
    color: colour.ink,
    [from.desk]: { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
    '@media (forced-colors: active)': { border: '1px solid' },
    '& > [data-shared-trust]': { paddingInline: space.m },
    // The list is part of this card, not a separate card.
    '--row-edge': space.m,
    '&& > div > ul': { border: 0, borderRadius: 0, boxShadow: 'none' },
  }),
  // Too few coupons to fill the card stay together at its top.
  few: css({ [from.desk]: { '&&': { justifyContent: 'flex-start' } } }),
  footOfFew: css({ [from.desk]: { marginBlockStart: 'auto' } }),
  couponsHead: css({
    paddingInline: space.m,
    paddingBlockStart: space.xs,
    [from.desk]: {
      ...wrappedRow(`0 ${space.m}`),
      justifyContent: 'space-between',
      paddingBlockStart: 0,
      // When it is open, its text takes a separate line.
      '& > details[open]': { flexBasis: '100%' },
    },
  }),
  couponsHeading: css({ fontSize: size.title }),
  couponsFoot: css({
    ...stack(space.m),
    padding: space.m,
    borderBlockStart: `1px solid ${colour.line}`,
    ...note,
    [from.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: space.xxs,
    },
  }),
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
    paddingInline: space.m,
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
  tileWords: css({ display: 'grid', alignContent: 'start', gap: space.xxs, minInlineSize: 0, flex: 1 }),
  tileName: css({ fontWeight: weight.bold, fontSize: size.lead, lineHeight: leading.tight }),
  tileOffer: css({
    textWrap: 'pretty',
    lineHeight: leading.tight,
    fontSize: size.small,
    color: colour.inkSoft,
    // Not broken if it fits on one line; large text may not.
    '& > strong': { display: 'inline-block', color: colour.brand, fontSize: '1.375rem', lineHeight: 1 },
  }),
  tileArrow: css({ color: colour.teal, flex: 'none' }),
  more: css({ display: 'flex', justifyContent: 'center', marginBlockStart: space.l }),
});
