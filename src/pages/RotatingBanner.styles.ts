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
    paddingInline: `${space.m} ${space.xxs}`,
    border: `1px solid ${colour.nightLine}`,
    borderRadius: radius.m,
    '& button, & a': { color: 'inherit' },
    '& button:hover': { background: colour.nightLine },
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
    ...row(space.m),
    minBlockSize: '3.5rem',
    paddingBlock: space.xs,
    textDecoration: 'none',
  }),
  words: css({
    flex: 1,
    minInlineSize: 0,
    fontSize: size.small,
    lineHeight: leading.tight,
  }),
  name: css({ display: 'block', fontWeight: weight.bold, textDecoration: 'underline' }),
  description: css({ color: colour.onNightSoft }),
  controls: css({ display: 'flex' }),
  // On phones, the text needs the space.
  step: css({ display: 'none', [from.tablet]: { display: 'inline-flex' } }),
  // Nothing rotates, and the button is absent from the first paint.
  pause: css({ '@media (prefers-reduced-motion: reduce)': { '&&': { display: 'none' } } }),
  back: css({ '& svg': { rotate: '180deg' } }),
});
