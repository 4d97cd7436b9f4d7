import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';

export const styles = classNames({
  // Nobody can fill it in on paper. The table is there without script.
  section: css({ '@media print and (scripting: enabled)': { display: 'none' } }),
});
