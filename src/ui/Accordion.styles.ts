import { css } from '@emotion/react';
import { card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, measure, motion, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  accordion: css({
    ...card(radius.m),
    '& > * + *': { borderBlockStart: `1px solid ${colour.line}` },
  }),
  summary: css({
    justifyContent: 'space-between',
    gap: space.m,
    minBlockSize: '3rem',
    paddingInline: space.m,
    paddingBlock: space.xs,
    borderRadius: `calc(${radius.m} - 1px)`,
    transition: `background-color ${motion.quick}`,
    '&:hover': { background: colour.sand },
  }),
  words: css({ fontSize: size.body, fontWeight: weight.medium, lineHeight: 1.5, letterSpacing: 0, textWrap: 'pretty' }),
  chevron: css({ color: colour.inkSoft }),
  content: css({ paddingInline: space.m, paddingBlock: `${space.xxs} ${space.m}`, maxInlineSize: measure.text }),
});
