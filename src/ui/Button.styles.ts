import { css } from '@emotion/react';
import { inlineRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, motion, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  button: css({
    ...inlineRow(space.xs),
    justifyContent: 'center',
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: radius.m,
    font: 'inherit',
    fontWeight: weight.medium,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
    '&:disabled, &[aria-disabled="true"]': { cursor: 'default', opacity: 0.6 },
    '@media print': {
      '&&': { minBlockSize: 0, borderColor: colour.lineStrong, background: 'none', color: colour.ink },
    },
  }),
  s: css({ minBlockSize: '2.25rem', paddingInline: space.xs, fontSize: size.small, borderRadius: radius.s }),
  m: css({ minBlockSize: '2.75rem', paddingInline: '1.125rem', paddingBlock: space.xs }),
  l: css({ minBlockSize: '3rem', paddingInline: space.l, paddingBlock: space.xs, fontSize: size.lead }),
  primary: css({
    background: colour.teal,
    color: colour.onTeal,
    '&:hover': { background: colour.tealDeep },
    '@media (forced-colors: active)': { borderColor: 'ButtonText' },
  }),
  secondary: css({
    background: colour.surface,
    color: colour.teal,
    borderColor: colour.lineStrong,
    '&:hover': { background: colour.tealSoft, borderColor: colour.teal },
  }),
  quiet: css({
    background: 'transparent',
    color: colour.teal,
    '&:hover': { background: colour.tealSoft },
  }),
  icon: css({
    background: 'transparent',
    color: colour.ink,
    '&&': { inlineSize: '2.75rem', paddingInline: 0 },
    '&:hover': { background: colour.sand },
  }),
});
