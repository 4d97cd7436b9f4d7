import { css } from '@emotion/react';
import { stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, space } from '../theme/tokens';

export const styles = classNames({
  root: css({ ...stack(space.xs), '& > progress': { inlineSize: '100%', accentColor: colour.teal } }),
});
