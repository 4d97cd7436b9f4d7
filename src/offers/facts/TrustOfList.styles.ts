import { css } from '@emotion/react';
import { note } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, space } from '../../theme/tokens';

export const styles = classNames({
  // The text changes with the visitor's clock. On a small phone, the space of its longest form is reserved, so that
  // nothing moves.
  head: css({
    ...note,
    fontSize: '0.8125rem',
    lineHeight: 1.35,
    '&:lang(ar)': { lineHeight: 1.5 },
    minBlockSize: '2lh',
    marginBlockEnd: space.xxs,
    '@media (min-width: 24rem)': { minBlockSize: '1lh' },
    '@media print': { minBlockSize: 0, marginBlockEnd: space.xxs, breakAfter: 'avoid' },
  }),
  country: css({
    ...note,
    minBlockSize: '1lh',
    marginBlockEnd: space.xs,
    'html:not([data-country]) &': { display: 'none' },
  }),
  // The space around the text belongs to the link.
  link: css({
    paddingBlock: '0.875rem',
    color: 'inherit',
    '&:hover': { color: colour.ink },
    textDecorationColor: colour.line,
    '@media print': { textDecoration: 'none' },
  }),
  // On a phone, the label is the link.
  how: css({
    whiteSpace: 'nowrap',
    '* + &::before': { content: '"· "' },
    '@media (max-width: 39.99rem)': { '&:not(:only-child)': { display: 'none' } },
    '@media print': { '&&': { display: 'none' } },
  }),
});
