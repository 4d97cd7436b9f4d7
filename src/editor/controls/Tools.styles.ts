import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { space } from '../../theme/tokens';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs } as const;

export const styles = classNames({
  start: css({ ...row, marginBlock: space.xs }),
  end: css({ ...row, justifyContent: 'end', marginBlockStart: space.m }),
});
