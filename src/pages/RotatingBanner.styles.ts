import { css } from '@emotion/react';
import { row } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, leading, motion, radius, size, space, weight } from '../theme/tokens';

// Without scripts nothing rotates, so all entries are visible.
const still = { opacity: 1, visibility: 'visible' as const, gridArea: 'auto' };

export const styles = classNames({
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    alignSelf: 'start',
    minInlineSize: 0,
    [from.desk]: { gridColumn: '1 / -1' },
    paddingInline: `${space.xs} ${space.xxs}`,
    border: `1px solid ${colour.nightLine}`,
    borderRadius: radius.m,
    background: colour.surface,
    color: colour.ink,
    '@media print': { display: 'none' },
  }),
  entries: css({ display: 'grid', minInlineSize: 0 }),
  entry: css({
    gridArea: '1 / 1',
    minInlineSize: 0,
    opacity: 0,
    visibility: 'hidden',
    transition: `opacity ${motion.calm}, visibility ${motion.calm}`,
    '&[data-current]': { opacity: 1, visibility: 'visible' },
    '@media (scripting: none)': still,
    'html[data-script="failed"] &': still,
  }),
  link: css({
    ...row(space.xs),
    minBlockSize: '3.5rem',
    paddingBlock: space.xxs,
    [from.desk]: { minBlockSize: '2.75rem', paddingBlock: 0 },
    color: colour.ink,
    textDecoration: 'none',
    '& > svg': { flex: 'none', color: colour.teal },
  }),
  words: css({
    flex: 1,
    minInlineSize: 0,
    fontSize: size.small,
    lineHeight: leading.tight,
    [from.desk]: { flex: '0 1 auto' },
  }),
  // In a wide window the banner is one line.
  name: css({
    fontWeight: weight.bold,
    color: colour.teal,
    textDecoration: 'underline',
    '@media (max-width: 63.99rem)': { display: 'block' },
  }),
  description: css({ color: colour.inkSoft }),
  controls: css({ display: 'flex' }),
  // On phones, the text needs the space.
  step: css({ display: 'none', [from.tablet]: { display: 'inline-flex' } }),
  // Nothing rotates, and the button is absent from the first paint.
  pause: css({ '@media (prefers-reduced-motion: reduce)': { '&&': { display: 'none' } } }),
  back: css({ '& svg': { rotate: '180deg' } }),
});
