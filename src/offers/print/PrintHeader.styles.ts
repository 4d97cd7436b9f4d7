import { css } from '@emotion/react';
import { row } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { size, space, weight } from '../../theme/tokens';

export const styles = classNames({
  header: css({
    display: 'none',
    '@media print': {
      ...row(space.l),
      alignItems: 'start',
      marginBlockEnd: space.m,
      paddingBlockEnd: space.m,
      borderBlockEnd: '1px solid',
      fontSize: size.small,
    },
  }),
  words: css({ flexGrow: 1 }),
  name: css({ fontSize: size.title, fontWeight: weight.bold }),
});
