import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, measure, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({
    maxInlineSize: `calc(${measure.text} + 2 * ${space.m})`,
    marginInline: 'auto',
    paddingInline: space.m,
    paddingBlockEnd: space.xl,
  }),
  bar: css({ display: 'flex', alignItems: 'center', minBlockSize: '4rem' }),
  heading: css({ fontSize: size.heading, fontWeight: weight.bold, marginBlock: `${space.m} ${space.xs}` }),
  saved: css({ marginBlockStart: space.xl }),
  title: css({ fontSize: size.title, fontWeight: weight.bold, marginBlock: `0 ${space.m}` }),
  text: css({ color: colour.inkSoft, marginBlock: `0 ${space.m}` }),
});
