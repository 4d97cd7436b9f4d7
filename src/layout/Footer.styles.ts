import { css } from '@emotion/react';
import { stack, inlineRow, row } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, measure, motion, radius, size, space, weight } from '../theme/tokens';

/** The buttons, which only show a toast, are less prominent than the links; their text is equally legible. */
const pressable = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: `1px dashed ${colour.nightLine}`,
  background: 'transparent',
  color: colour.onNightSoft,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  '&:hover': { background: colour.nightLine, borderColor: colour.onNightSoft },
};

export const styles = classNames({
  root: css({
    '--focus': colour.saffron,
    marginBlockStart: `clamp(0px, 5vw - 1rem, ${space.xl})`,
    background: colour.night,
    color: colour.onNight,
    '@media print': { display: 'none' },
  }),
  inner: css({
    maxInlineSize: `calc(${measure.page} + 2 * ${space.m})`,
    marginInline: 'auto',
    paddingInline: space.m,
    paddingBlock: `clamp(${space.l}, 6vw, ${space.xl}) clamp(${space.m}, 3vw, ${space.l})`,
  }),
  parts: css({
    ...stack(space.m),
    // On phones the links are in two columns and the legal ones in a third, which reduces the footer's height by a
    // fifth.
    gridTemplateColumns: 'minmax(0, 2fr) minmax(min-content, 1fr)',
    [from.desk]: {
      rowGap: space.m,
      gridTemplateColumns: 'minmax(0, 2.2fr) minmax(0, 1.1fr) minmax(0, 1.1fr) minmax(0, 1.6fr)',
      columnGap: space.xl,
    },
  }),
  about: css({ gridColumn: '1 / -1', [from.desk]: { gridColumn: 'auto' } }),
  connect: css({ gridColumn: '1 / -1', [from.desk]: { gridColumn: 'auto' } }),
  heading: css({
    marginBlockEnd: space.xxs,
    fontSize: size.body,
    fontWeight: weight.medium,
    letterSpacing: 0,
    lineHeight: 1.5,
    [from.desk]: { marginBlockEnd: space.m },
  }),
  text: css({ maxInlineSize: '34rem', color: colour.onNightSoft, fontSize: size.small }),
  links: css({
    columns: '6.25rem',
    columnGap: space.m,
    '& > li': { breakInside: 'avoid' },
    [from.desk]: { columns: 'auto' },
  }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    minInlineSize: '2.75rem',
    lineHeight: 1.4,
    color: colour.onNightSoft,
    fontSize: size.small,
    textDecorationColor: 'transparent',
    '&:hover': { color: colour.onNight, textDecorationColor: 'currentColor' },
  }),
  textButton: css({
    ...inlineRow(space.xxs),
    minBlockSize: '2.75rem',
    marginBlockStart: space.xs,
    border: 0,
    background: 'none',
    color: colour.onNightSoft,
    fontSize: size.small,
    fontWeight: weight.medium,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
    '& svg': { inlineSize: '1em', blockSize: '1em' },
  }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: space.xs, '& + &': { marginBlockStart: space.xs } }),
  round: css({ ...pressable, inlineSize: '2.75rem', blockSize: '2.75rem', borderRadius: radius.round }),
  // A separate class: only pages of a site with addresses have its rules.
  network: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    border: `1px solid ${colour.nightLine}`,
    borderRadius: radius.round,
    color: colour.onNight,
    '&:hover': { background: colour.nightLine, borderColor: colour.onNightSoft, color: colour.onNight },
  }),
  country: css({
    ...pressable,
    gap: space.xxs,
    minBlockSize: '2.75rem',
    paddingInline: space.m,
    borderRadius: radius.round,
    fontSize: size.small,
    '& svg': { inlineSize: '1.0625em', blockSize: '1.0625em', color: colour.onNightSoft },
  }),
  end: css({
    ...row(space.m),
    marginBlockStart: space.l,
    paddingBlockStart: space.m,
    borderBlockStart: `1px solid ${colour.nightLine}`,
    color: colour.onNightSoft,
    fontSize: size.small,
    // The footer is dark in both themes, and the mark has other colours for dark backgrounds.
    '& img': { colorScheme: 'dark' },
  }),
});
