import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, measure, size, space } from '../../theme/tokens';

export const styles = classNames({
  section: css({
    borderBlockStart: `1px solid ${colour.line}`,
    '&:not(:has(+ &))': {
      borderBlockEnd: `1px solid ${colour.line}`,
      marginBlockEnd: `clamp(${space.l}, 5vw, ${space.xxl})`,
    },
    // Paper is for the checkout: codes, their benefits, conditions and ends.
    '@media print': { display: 'none' },
  }),
  summary: css({
    justifyContent: 'space-between',
    gap: space.m,
    minBlockSize: '3.25rem',
    paddingBlock: space.xs,
    '&:hover': { color: colour.teal },
    '& > svg': { color: colour.inkSoft },
  }),
  heading: css({ fontSize: size.title }),
  intro: css({ maxInlineSize: measure.text, marginBlockEnd: space.m, color: colour.inkSoft }),
  content: css({
    paddingBlockEnd: space.l,
    // A link to the section shows its heading, too.
    scrollMarginBlockStart: '4rem',
  }),
});
