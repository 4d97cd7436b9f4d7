import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, weight } from '../../theme/tokens';

const small = { fontSize: '0.8125rem', fontWeight: weight.medium };

export const styles = classNames({
  calm: css({ ...small, color: colour.inkSoft }),
  error: css({ ...small, color: colour.bad }),
  warning: css({ ...small, color: colour.onSaffronSoft }),
  draft: css({ ...small, color: colour.teal }),
});
