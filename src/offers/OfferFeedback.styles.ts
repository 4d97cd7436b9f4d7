import { css } from '@emotion/react';
import { note } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, size, space } from '../theme/tokens';

export const styles = classNames({
  root: css({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} ${space.xs}`,
    ...note,
  }),
  answer: css({
    paddingInline: space.s,
    fontSize: size.small,
    '&[aria-pressed="true"]': { background: colour.tealSoft, borderColor: colour.teal },
  }),
  count: css({ fontVariantNumeric: 'tabular-nums' }),
});
