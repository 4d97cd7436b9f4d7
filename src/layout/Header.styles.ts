import { css } from '@emotion/react';
import { wrappedRow, stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, measure, motion, radius, shadow, space, weight } from '../theme/tokens';

// Without scripts the menu cannot be opened, so it is always open below the bar.
const unfolded = { display: 'block', order: 4, flexBasis: '100%', paddingBlockEnd: space.xs };

const unfoldedLinks = { display: 'flex', flexWrap: 'wrap' as const, marginInline: '-0.75rem' };

const belowDesk = '@media (max-width: 63.99rem)';

export const styles = classNames({
  root: css({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 20,
    // Large text has less room than a media query knows of.
    containerType: 'inline-size',
    borderBlockEnd: `1px solid ${colour.line}`,
    background: colour.paper,
    // With an open menu the header is too tall to be sticky.
    '@media (scripting: none) and (max-width: 63.99rem)': { position: 'static' },
    '@media print': { display: 'none' },
  }),
  bar: css({
    position: 'relative',
    ...wrappedRow(space.xs),
    maxInlineSize: `calc(${measure.page} + 2 * ${space.m})`,
    minBlockSize: 'var(--header-height)',
    marginInline: 'auto',
    paddingInline: space.m,
    // Large text takes a second line on a phone; on a wide screen the search box shrinks.
    [from.desk]: { flexWrap: 'nowrap', gap: space.l },
    '@media (scripting: none)': { flexWrap: 'wrap' },
    'html[data-script="failed"] &': { flexWrap: 'wrap' },
  }),
  search: css({
    display: 'none',
    flex: '1 1 16rem',
    minInlineSize: 0,
    maxInlineSize: '24rem',
    marginInlineStart: 'auto',
    order: 2,
    [from.desk]: { display: 'block' },
  }),
  // A separate class that no page has at first, so that its rules are not inline in pages.
  searching: css({
    [belowDesk]: {
      '&&': {
        display: 'flex',
        alignItems: 'center',
        position: 'absolute',
        zIndex: 1,
        inset: 0,
        maxInlineSize: 'none',
        margin: 0,
        paddingInline: space.m,
        background: colour.paper,
        '& > *': { flex: 1 },
      },
    },
  }),
  menu: css({
    display: 'none',
    '@media (scripting: none)': unfolded,
    'html[data-script="failed"] &': unfolded,
    [from.desk]: { '&&&': { display: 'block', flexBasis: 'auto', order: 1, paddingBlockEnd: 0 } },
    [belowDesk]: {
      '&[data-open]': {
        ...stack(space.m),
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '100%',
        paddingInline: space.m,
        paddingBlock: space.m,
        // On a phone in landscape orientation the menu scrolls, not the page behind it.
        maxBlockSize: 'calc(100dvh - var(--header-height))',
        overflowY: 'auto',
        borderBlock: `1px solid ${colour.line}`,
        background: colour.paper,
        boxShadow: shadow.float,
      },
    },
  }),
  menuSearch: css({
    order: -1,
    // The scrolling menu would clip a floating list.
    '& [data-results]': { position: 'static', marginBlockStart: space.xs, boxShadow: 'none' },
    [from.desk]: { display: 'none' },
  }),
  links: css({
    ...stack(space.xxs),
    [from.desk]: { display: 'flex', gap: space.xxs },
    '@media (scripting: none)': unfoldedLinks,
    'html[data-script="failed"] &': unfoldedLinks,
  }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    paddingInline: space.xs,
    borderRadius: radius.s,
    color: colour.ink,
    fontWeight: weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: `background-color ${motion.quick}`,
    '&:hover': { background: colour.sand, color: colour.ink },
    '&[aria-current="page"]': {
      color: colour.teal,
      textDecoration: `underline 2px ${colour.saffron}`,
      textUnderlineOffset: '0.5em',
    },
  }),
  tools: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xxs,
    marginInlineStart: 'auto',
    order: 3,
    [from.desk]: { flexWrap: 'nowrap', marginInlineStart: 0 },
  }),
  // Always takes its space, so that nothing moves when the link appears. On phones, the link is in the menu.
  saved: css({ display: 'none', inlineSize: '3.5rem', [from.tablet]: { display: 'grid' } }),
  // On phones it has two lines of small text, so that it fits into the bar. On the smallest ones, it is in the menu.
  country: css({
    '&&': { inlineSize: '3.75rem', paddingInline: space.xxs },
    color: colour.ink,
    fontSize: '0.8125rem',
    '& > svg': { display: 'none' },
    '@container (max-width: 24.36rem)': { display: 'none' },
    [from.tablet]: {
      // The pin keeps its place when the country is known.
      '&&': { inlineSize: 'auto', minInlineSize: '7rem', justifyContent: 'flex-start', paddingInline: space.xs },
      fontSize: '1rem',
      '& > svg': { display: 'inline' },
    },
  }),
  menuCountry: css({
    justifySelf: 'start',
    '&&': { paddingInline: space.xs },
    color: colour.ink,
    '@container (min-width: 24.37rem)': { display: 'none' },
  }),
  opener: css({ marginInlineStart: '-0.625rem', [from.desk]: { display: 'none' } }),
  toggle: css({ position: 'relative', marginInlineEnd: '-0.625rem', [from.desk]: { display: 'none' } }),
});
