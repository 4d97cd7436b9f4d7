import { css } from '@emotion/react';
import { floating, note, row } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, motion, radius, shadow, size, space } from '../theme/tokens';

export const styles = classNames({
  root: css({ position: 'relative' }),
  // The frame has the direction of the page; that of the input depends on its text.
  frame: css({
    ...row(space.xs),
    border: `1px solid ${colour.lineStrong}`,
    background: colour.surface,
    color: colour.ink,
    cursor: 'text',
    transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
    '&:hover': { borderColor: colour.teal },
    '&:has(input:focus-visible)': { borderColor: colour.teal, outline: `3px solid ${colour.focus}` },
  }),
  icon: css({ color: colour.inkSoft }),
  input: css({
    flex: 1,
    minInlineSize: 0,
    alignSelf: 'stretch',
    border: 0,
    outline: 'none',
    background: 'transparent',
    appearance: 'none',
    '&:placeholder-shown': { direction: 'inherit' },
    '&::placeholder': { color: colour.inkSoft, opacity: 1 },
  }),
  failure: css({
    // Only a script shows it. The attribute keeps these rules out of the inline styles of pages.
    '&[data-results]': {
      position: 'absolute',
      zIndex: 30,
      insetInline: 0,
      insetBlockStart: `calc(100% + ${space.xs})`,
      padding: space.m,
      ...floating,
      fontSize: size.body,
      textAlign: 'start',
    },
  }),
  // Only a script shows it. The media query hides it on devices without a keyboard.
  keys: css({
    display: 'none',
    paddingInline: space.xs,
    ...note,
    direction: 'ltr',
    [from.desk]: { display: 'block' },
  }),
  clear: css({ '&&&': { inlineSize: '2rem', minBlockSize: '2rem' }, color: colour.inkSoft }),
  m: css({
    minBlockSize: '2.75rem',
    paddingInlineStart: space.xs,
    paddingInlineEnd: '0.375rem',
    borderRadius: radius.round,
  }),
  l: css({
    minBlockSize: '3.25rem',
    [from.tablet]: { minBlockSize: '3.5rem' },
    paddingInlineStart: space.m,
    paddingInlineEnd: space.xs,
    borderRadius: radius.l,
    boxShadow: shadow.card,
    fontSize: size.lead,
  }),
});
