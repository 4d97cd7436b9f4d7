import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, space } from '../../theme/tokens';

export const styles = classNames({
  root: css({
    '& ul': { paddingInlineStart: '1.25rem', listStyle: 'disc' },
    '& ul ul': { listStyle: 'circle' },
    '& h4': { marginBlockStart: space.xs },
    '& table': { borderCollapse: 'collapse' },
    '& td': { padding: `${space.xxs} ${space.xs}`, border: `1px solid ${colour.line}` },
  }),
});
