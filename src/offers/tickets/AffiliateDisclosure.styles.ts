import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, measure, space } from '../../theme/tokens';

export const styles = classNames({
  root: css({ fontSize: '0.8125rem', color: colour.inkSoft }),
  line: css({
    // Only as wide as its text, so that a press beside the text does nothing.
    inlineSize: 'fit-content',
    gap: space.xxs,
    minBlockSize: '2.75rem',
    '&:hover': { color: colour.ink },
    '@media print': { minBlockSize: 0, '& > svg': { display: 'none' } },
  }),
  text: css({ maxInlineSize: measure.text, paddingBlockEnd: space.xs }),
});
