import { css } from '@emotion/react';
import { inputBox } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, motion, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} ${space.m}`,
    // A heading without a country may be a line shorter than that of the HTML.
    'html[data-country] h1:has(+ &)': { minBlockSize: '2lh' },
  }),
  label: css({ fontSize: size.small, fontWeight: weight.medium, color: colour.inkSoft }),
  // One row; only with very large text, the countries are below each other.
  choices: css({
    display: 'flex',
    flexWrap: 'wrap',
    ...inputBox,
    '& > li': { display: 'grid', flexGrow: 1 },
    '& > li + li': { borderInlineStart: `1px solid ${colour.line}` },
  }),
  choice: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    paddingInline: space.m,
    borderRadius: `calc(${radius.m} - 1px)`,
    color: colour.ink,
    fontSize: size.small,
    fontWeight: weight.medium,
    textDecoration: 'none',
    transition: `background-color ${motion.quick}, color ${motion.quick}`,
    '&:hover': { background: colour.tealSoft },
    '&[aria-current]': {
      background: colour.teal,
      color: colour.onTeal,
      '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: '-2px' },
    },
  }),
});
