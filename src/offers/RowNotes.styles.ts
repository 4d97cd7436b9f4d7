import { css } from '@emotion/react';
import { inlineRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, space, weight } from '../theme/tokens';

/** Text is so large that each part of a row has its own line. */
const largeText = '@container (max-width: 16.99rem)';

export const styles = classNames({
  // One line, after the title. Notes that do not fit wrap to further lines, which are cut off; the details contain
  // them.
  notes: css({
    display: 'flex',
    flexWrap: 'wrap',
    // Notes shrink almost alone: a title that shrank by a fraction of a pixel would end in an ellipsis.
    flex: '0 99999 auto',
    minInlineSize: 'min-content',
    gap: space.xs,
    blockSize: '1.5rem',
    overflow: 'hidden',
    fontSize: '0.8125rem',
    lineHeight: '1.5rem',
    '&:empty': { display: 'none' },
    // In rows with two lines, notes that are not urgent disappear completely in favour of the title: the pseudo-element
    // before them makes them wrap.
    '&:not(:has([data-tone="soon"], [data-tone="bad"], [data-fit]))': {
      '@container (max-width: 51.99rem)': { minInlineSize: 0, '&::before': { content: '""', blockSize: '1.5rem' } },
    },
    '& > *': { lineHeight: 'inherit', fontSize: 'inherit', whiteSpace: 'nowrap' },
    [largeText]: { blockSize: 'auto', '&& > *': { whiteSpace: 'normal' } },
    // On paper the details are open and contain everything except the number of remaining days, which is wrong
    // tomorrow.
    '@media print': { '&&': { display: 'none' } },
  }),
  note: css({
    ...inlineRow(space.xxs),
    color: colour.inkSoft,
    '&[data-tone="soon"], &[data-tone="bad"]': {
      paddingInline: space.xs,
      borderRadius: radius.s,
      background: colour.saffronSoft,
      color: colour.onSaffronSoft,
      fontWeight: weight.medium,
    },
    '&[data-tone="good"]': { color: colour.good },
    '&[data-tone="bad"]': { background: colour.badSoft, color: colour.bad },
  }),
  // Inside an element that only screen readers announce.
  trust: css({ '[data-offer]:has([open]) &': { display: 'none' } }),
});
