import { css } from '@emotion/react';
import { inlineRow, card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, motion, radius, size, space } from '../theme/tokens';

export const styles = classNames({
  chip: css({
    ...inlineRow(space.xxs),
    minBlockSize: '2rem',
    maxInlineSize: '100%',
    paddingInline: space.m,
    paddingBlock: space.xxs,
    ...card(radius.round),
    color: colour.ink,
    font: 'inherit',
    fontSize: size.small,
    lineHeight: 1.4,
    textDecoration: 'none',
  }),
  pressable: css({
    minBlockSize: '2.75rem',
    cursor: 'pointer',
    borderColor: colour.lineStrong,
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
    '&:hover': { background: colour.tealSoft, borderColor: colour.teal },
    '&[aria-pressed="true"], &[aria-current]': {
      background: colour.teal,
      borderColor: colour.teal,
      color: colour.onTeal,
      // A chosen chip differs only in colour.
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        borderColor: 'Highlight',
        color: 'HighlightText',
      },
    },
  }),
});
