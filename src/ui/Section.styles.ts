import { css } from '@emotion/react';
import { wrap } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, measure, size, space } from '../theme/tokens';

export const styles = classNames({
  section: css({
    paddingBlock: `clamp(${space.l}, 5vw, ${space.xxl})`,
    // Adjacent sections share the padding between them.
    '& + &': { paddingBlockStart: 0 },
    '@media print': { paddingBlock: space.m },
  }),
  head: css({
    ...wrap(`${space.xs} ${space.l}`),
    alignItems: 'end',
    justifyContent: 'space-between',
    // Zero if the content is beside the heading.
    marginBlockEnd: `var(--head-end, clamp(${space.m}, 3vw, ${space.l}))`,
    '@media print': { marginBlockEnd: space.xs, breakAfter: 'avoid' },
  }),
  words: css({ flex: '1 1 20rem', minInlineSize: 0 }),
  heading: css({ fontSize: size.heading }),
  intro: css({ marginBlockStart: space.xs, maxInlineSize: measure.text, color: colour.inkSoft }),
});
