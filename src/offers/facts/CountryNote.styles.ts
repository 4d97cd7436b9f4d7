import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, size, space, weight } from '../../theme/tokens';

export const styles = classNames({
  note: css({
    display: 'flex',
    alignItems: 'start',
    gap: space.xxs,
    fontSize: size.small,
    fontWeight: weight.medium,
    '&[data-fit="unknown"]': { fontWeight: weight.regular, color: colour.inkSoft },
    '&[data-fit="invalid"]': { color: colour.bad },
    // The space of the answer is reserved, so that nothing moves. Most answers take one line, in English two where
    // space is short.
    minBlockSize: '1lh',
    '&[data-says="answer"]': { '@container (max-width: 19rem)': { '&:dir(ltr)': { minBlockSize: '2lh' } } },
    'html:not([data-country]) &:empty': { display: 'none' },
    '& > svg': { marginBlockStart: 'calc((1lh - 1.25em) / 2)' },
  }),
});
