import { css } from '@emotion/react';
import { visuallyHidden } from '../theme/fragments';
import { classNames } from '../theme/styles';

export const styles = classNames({
  /** What follows the first word, where a row has two lines. */
  rest: css({ '@container (max-width: 51.99rem)': visuallyHidden }),
});
