import { css } from '@emotion/react';
import { visuallyHidden } from '../theme/fragments';
import { classNames } from '../theme/styles';

export const styles = classNames({ hidden: css(visuallyHidden) });
