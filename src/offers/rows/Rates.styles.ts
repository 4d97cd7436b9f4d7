import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, size } from '../../theme/tokens';

export const styles = classNames({
  rate: css({ maxInlineSize: '44rem', fontSize: size.small, color: colour.inkSoft }),
});
