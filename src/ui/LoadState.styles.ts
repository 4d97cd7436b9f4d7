import { css } from '@emotion/react';
import { stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { space } from '../theme/tokens';

export const styles = classNames({
  failed: css({ ...stack(space.m), justifyItems: 'start' }),
});
