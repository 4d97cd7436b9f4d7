import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, font, radius, space } from '../../theme/tokens';

export const styles = classNames({
  root: css({
    minInlineSize: 0,
    '& > :is(input, textarea)': { display: 'block', inlineSize: '100%' },
    '& > :is([type="date"], [type="month"])': { maxInlineSize: '14rem' },
    // Grows with its text in browsers that can; `rows` is for the others.
    '& > textarea': { resize: 'none', fieldSizing: 'content', maxBlockSize: '24rem' },
  }),
  placeholders: css({
    display: 'none',
    flexWrap: 'wrap',
    gap: space.xxs,
    marginBlockStart: space.xxs,
    ':focus-within > &': { display: 'flex' },
  }),
  placeholder: css({
    minBlockSize: '1.75rem',
    paddingInline: space.xs,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.round,
    background: colour.surface,
    fontFamily: font.code,
    fontSize: '0.8125rem',
    cursor: 'pointer',
    '&:hover': { background: colour.sand },
  }),
});
