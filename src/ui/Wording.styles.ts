import { css } from '@emotion/react';
import { classNames } from '../theme/styles';

export const styles = classNames({
  // An inline block breaks inside only if it is wider than the line.
  whole: css({ display: 'inline-block' }),
});
