import { css } from '@emotion/react';
import { inlineRow, wrap } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, radius, space, weight } from '../../theme/tokens';

export const styles = classNames({
  // Whole notes wrap to further lines.
  notes: css({
    ...wrap(`0 ${space.m}`),
    minInlineSize: 0,
    fontSize: '0.8125rem',
    lineHeight: '1.375rem',
    '&:empty': { display: 'none' },
    '& > *': { lineHeight: 'inherit', fontSize: 'inherit' },
    // On paper the details are open and contain everything except the number of remaining days, which is wrong
    // tomorrow.
    '@media print': { '&&': { display: 'none' } },
  }),
  note: css({
    ...inlineRow(space.xxs),
    color: colour.inkSoft,
    // The label changes with the clock, so it has a line of its own, and on a small phone no icon: nothing moves.
    '&[aria-hidden]': { flexBasis: '100%', '& > svg': { '@container (max-width: 19rem)': { display: 'none' } } },
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
