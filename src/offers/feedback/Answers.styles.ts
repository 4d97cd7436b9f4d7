import { css } from '@emotion/react';
import { note } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, leading, size, space } from '../../theme/tokens';

export const styles = classNames({
  root: css({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.xxs,
    ...note,
  }),
  // The result is below the question.
  words: css({ lineHeight: leading.tight, '& > span': { display: 'block' } }),
  answer: css({
    '&&': { paddingInline: space.xs },
    fontSize: size.small,
    '&[aria-pressed="true"]': { background: colour.tealSoft, borderColor: colour.teal },
  }),
  count: css({ fontVariantNumeric: 'tabular-nums' }),
});
