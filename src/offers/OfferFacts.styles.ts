import { css } from '@emotion/react';
import { wrap, note } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, space, weight } from '../theme/tokens';

export const styles = classNames({
  facts: css({
    ...wrap(`${space.xxs} ${space.m}`),
    ...note,
  }),
  fact: css({
    display: 'inline-flex',
    alignItems: 'start',
    gap: space.xxs,
    // Centred on the first line, whose height depends on the language.
    '& > svg': { marginBlockStart: 'calc((1lh - 1.25em) / 2)', color: colour.teal },
    '&[data-tone="soon"], &[data-tone="over"]': { color: colour.ink, fontWeight: weight.medium },
    '&[data-tone="over"] > svg': { color: colour.inkSoft },
    // On paper, the number of remaining days would be wrong tomorrow; the last day is beside it.
    '@media print': { '&[data-tone="soon"]': { display: 'none' } },
  }),
});
