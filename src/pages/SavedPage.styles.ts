import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, size, space } from '../theme/tokens';

export const styles = classNames({
  // The footer is below the window from the start, so that nothing visible moves when the codes are loaded.
  codes: css({ minBlockSize: '85svh' }),
  note: css({ maxInlineSize: '44rem', marginBlock: space.xl, color: colour.inkSoft, fontSize: size.small }),
});
