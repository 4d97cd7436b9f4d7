import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { space } from '../../theme/tokens';

export const styles = classNames({
  section: css({ '@media print': { display: 'none' } }),
  links: css({ display: 'flex', flexWrap: 'wrap', gap: space.m }),
});
