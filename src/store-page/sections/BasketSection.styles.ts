import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';

export const styles = classNames({
  // The form is useless on paper. Without scripts, the table is printed.
  section: css({ '@media print and (scripting: enabled)': { display: 'none' } }),
});
