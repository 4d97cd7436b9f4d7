import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, size, space, weight } from '../../theme/tokens';

const inColumns = '@container (min-width: 52rem)';

export const styles = classNames({
  room: css({ containerType: 'inline-size', minInlineSize: 0, '@media print': { containerType: 'normal' } }),
  // Lines of name and value; in wide space, columns.
  facts: css({
    display: 'grid',
    fontSize: size.small,
    lineHeight: 1.5,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(5.5rem, 2fr) minmax(0, 5fr)',
      gap: `0 ${space.xs}`,
      paddingBlock: space.xs,
    },
    '& > div + div': { borderBlockStart: `1px solid ${colour.line}` },
    [inColumns]: {
      gridTemplateColumns: '8fr 5fr 5fr 4fr 5fr 9fr',
      gap: space.m,
      '&& > div': { display: 'block', padding: 0, border: 0 },
    },
    '& dt, & [data-unknown]': { color: colour.inkSoft },
    '& dd': { minInlineSize: 0, fontWeight: weight.medium, color: colour.ink, textWrap: 'balance' },
    '& [data-unknown]': { fontWeight: weight.regular },
    // Where the answer for the chosen country may take more lines than "not stated", their space is reserved, so that
    // nothing moves.
    'html[data-country] & [data-unknown="countries"]': {
      minBlockSize: '2lh',
      '@container (max-width: 19rem)': { minBlockSize: '3lh' },
      [inColumns]: { minBlockSize: '3lh' },
    },
    '& dd > strong': { display: 'block', color: colour.onSaffronSoft },
    '@media print': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${space.m}`,
      '&& > div': { display: 'flex', gap: space.xxs, padding: 0, border: 0 },
      // The number of remaining days would be wrong tomorrow.
      '& dd > strong': { display: 'none' },
    },
  }),
});
