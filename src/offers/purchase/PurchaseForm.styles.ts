import { css } from '@emotion/react';
import { inputBox, stack } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, radius, size, space, weight } from '../../theme/tokens';

export const styles = classNames({
  /** The box of the fields of a purchase. Other content takes a separate line. */
  form: css({
    ...stack(space.xs),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    alignItems: 'end',
    maxInlineSize: '44rem',
    padding: space.m,
    borderRadius: radius.m,
    background: colour.tealSoft,
    '@media (forced-colors: active)': { border: '1px solid' },
  }),
  field: css({
    display: 'grid',
    gap: space.xxs,
    minInlineSize: 0,
    '& > label, & > span': { fontSize: size.small, fontWeight: weight.medium },
  }),
  // Digits have their own direction, but are aligned to the start of the line.
  input: css({
    ...inputBox,
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    paddingInline: space.m,
    color: colour.ink,
    fontVariantNumeric: 'tabular-nums',
    direction: 'ltr',
    '[dir="rtl"] &': { textAlign: 'end' },
  }),
  wrong: css({ gridColumn: '1 / -1', flexBasis: '100%', color: colour.bad }),
});
