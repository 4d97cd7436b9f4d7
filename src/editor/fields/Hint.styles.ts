import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour } from '../../theme/tokens';

export const styles = classNames({
  hint: css({ maxInlineSize: '44rem', color: colour.inkSoft, fontSize: '0.8125rem' }),
});
