import { css } from '@emotion/react';
import { inputBox } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

/** One half of the arrow: the triangle that a gradient leaves blank, at a distance from the edge. */
const half = (angle: string, offset: string): string =>
  `linear-gradient(${angle}, transparent 50%, ${colour.inkSoft} 50%) calc(var(--at) + ${offset}) 50% / 0.375rem 0.375rem no-repeat`;

export const styles = classNames({
  root: css({ display: 'grid', gap: space.xxs, minInlineSize: 0 }),
  label: css({ fontSize: size.small, fontWeight: weight.medium }),
  select: css({
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    paddingInline: `${space.m} 2.25rem`,
    ...inputBox,
    color: colour.ink,
    // An arrow as far from the edge as the text; browsers draw theirs at the edge.
    appearance: 'none',
    '--at': 'calc(100% - 0.75rem)',
    '&:dir(rtl)': { '--at': '1.125rem' },
    background: `${half('45deg', '-0.375rem')}, ${half('-45deg', '0rem')}, ${colour.surface}`,
    // Gradients are not drawn in forced-colors mode.
    '@media (forced-colors: active)': { appearance: 'auto' },
  }),
});
