import { css } from '@emotion/react';
import { visuallyHidden } from '../../theme/fragments';
import { classNames } from '../../theme/styles';

export const styles = classNames({
  /** The text after the first word, which is hidden where a row has two lines. */
  rest: css({ '@container (max-width: 38.99rem)': visuallyHidden }),
});
