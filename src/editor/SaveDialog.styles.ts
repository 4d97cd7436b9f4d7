import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, weight } from '../theme/tokens';

export const styles = classNames({
  same: css({ display: 'block' }),
  added: css({ display: 'block', background: colour.goodSoft }),
  removed: css({ display: 'block', background: colour.badSoft }),
  name: css({ display: 'block', fontWeight: weight.bold }),
  place: css({ display: 'block', color: colour.inkSoft }),
});
