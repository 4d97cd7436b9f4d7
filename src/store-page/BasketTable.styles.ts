import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, measure, space } from '../theme/tokens';

export const styles = classNames({
  table: css({
    inlineSize: '100%',
    maxInlineSize: measure.text,
    borderCollapse: 'collapse',
    '& th, & td': {
      paddingBlock: space.xs,
      paddingInlineEnd: space.m,
      borderBlockEnd: `1px solid ${colour.line}`,
      textAlign: 'start',
    },
  }),
});
