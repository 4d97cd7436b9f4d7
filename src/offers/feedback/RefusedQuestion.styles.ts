import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { space, weight } from '../../theme/tokens';

export const styles = classNames({
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs, minInlineSize: 0 }),
  text: css({ fontWeight: weight.medium }),
  choices: css({ display: 'flex', flexWrap: 'wrap', gap: space.xs }),
});
