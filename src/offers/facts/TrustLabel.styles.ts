import { css } from '@emotion/react';
import { note } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, size, space, weight } from '../../theme/tokens';

// A label changes with the visitor's clock and country. If its longest text takes two or three lines, their space is
// reserved, so that nothing moves.
const upTo = (width: string) => ({
  containerType: 'inline-size',
  '& > span': { [`@container (max-width: ${width})`]: { minBlockSize: '2lh' } },
  '@media print': { containerType: 'normal', '& > span': { minBlockSize: 0 } },
});

export const styles = classNames({
  label: css({
    display: 'flex',
    alignItems: 'start',
    gap: space.xxs,
    ...note,
    // Centred on the first line, whose height depends on the language.
    '& > svg': { marginBlockStart: 'calc((1lh - 1.25em) / 2)' },
  }),
  // Each state has a separate class, so that the HTML of a page has only the styles of its states.
  verified: css({ color: colour.good, fontWeight: weight.medium }),
  failed: css({ color: colour.bad, fontWeight: weight.medium }),
  short: css(upTo('19rem')),
  long: css({
    ...upTo('30rem'),
    '&& > span': {
      '@container (max-width: 16rem)': { minBlockSize: '3lh' },
      '@container (max-width: 13rem)': { minBlockSize: '4lh' },
    },
  }),
  more: css({ display: 'flex', minBlockSize: '1lh', fontSize: size.small, color: colour.inkSoft }),
});
