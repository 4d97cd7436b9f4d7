import { css } from '@emotion/react';
import { inlineRow, wrappedRow } from '../../theme/fragments';
import { perforatedTop } from '../../theme/perforation';
import { classNames } from '../../theme/styles';
import { colour, font, measure, radius, size, space, weight } from '../../theme/tokens';

/** Also below the close button. */
const wholeLine = { gridColumn: '1 / -1' };

export const styles = classNames({
  strip: css({
    position: 'fixed',
    zIndex: 20,
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: `calc(100dvh - var(--header-height))`,
    overflowY: 'auto',
    paddingInline: space.m,
    paddingBlock: `${space.m} calc(${space.xs} + env(safe-area-inset-bottom, 0px))`,
    background: colour.night,
    color: colour.onNight,
    '--focus': colour.saffron,
    ...perforatedTop,
    '@media (forced-colors: active)': { maskImage: 'none', borderBlockStart: '1px dashed' },
    // In a low window it would cover too much of the page.
    '@media print, (max-height: 20rem)': { display: 'none' },
  }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space.xs,
    maxInlineSize: measure.text,
    marginInline: 'auto',
    // Parts that are written for the colours of the page.
    '&[data-offer]': {
      '--ink': colour.onNight,
      '--ink-soft': colour.onNightSoft,
      '--bad': colour.onNight,
      '& > p': wholeLine,
      alignItems: 'center',
    },
  }),
  // The link is on the next line if the code is long.
  first: css({ ...wrappedRow(space.xs), minBlockSize: '3rem' }),
  code: css({
    flex: '1 0 auto',
    maxInlineSize: '100%',
    fontWeight: weight.bold,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    // The code is at the start in either direction of the page.
    '[dir="rtl"] &': { textAlign: 'end' },
    '& > code': { fontFamily: font.code, fontSize: 'clamp(1.25rem, 5.6vw, 2rem)', userSelect: 'all' },
    '& > [data-long]': { fontSize: size.body },
  }),
  words: css({ minInlineSize: 0, fontSize: size.small }),
  title: css({ fontSize: size.lead, fontWeight: weight.medium, lineHeight: 1.4 }),
  go: css({
    ...inlineRow(space.xs),
    justifyContent: 'center',
    minBlockSize: '3rem',
    paddingInline: `min(${space.m}, 4vw)`,
    border: '1px solid transparent',
    borderRadius: radius.m,
    fontWeight: weight.bold,
    textDecoration: 'none',
    '&&': { background: colour.saffron, color: colour.onSaffron },
    '&:hover': { textDecoration: 'underline' },
  }),
  line: css({ ...wholeLine, fontSize: '0.75rem', lineHeight: 1.5, color: colour.onNightSoft }),
  answers: css({ ...wholeLine, ...wrappedRow(space.xs) }),
  answer: css({
    ...inlineRow(space.xs),
    flex: '1 0 6rem',
    justifyContent: 'center',
    minBlockSize: '3rem',
    border: `1px solid ${colour.onNightSoft}`,
    borderRadius: radius.m,
    background: 'transparent',
    fontWeight: weight.bold,
    cursor: 'pointer',
    '&:hover': { background: colour.nightLine },
  }),
  more: css({
    ...wholeLine,
    display: 'grid',
    // The help is written for the colours of the page.
    '&[data-answer="down"]': {
      maxBlockSize: '55dvh',
      overflowY: 'auto',
      scrollPaddingBlock: space.m,
      padding: `${space.xs} ${space.m} ${space.m}`,
      borderRadius: radius.m,
      background: colour.surface,
      color: colour.ink,
      '--focus': 'initial',
    },
  }),
  close: css({
    '&&': { marginInlineEnd: `-${space.xs}`, color: 'inherit' },
    '&:hover': { background: colour.nightLine },
  }),
});
