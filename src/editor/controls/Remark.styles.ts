import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, space } from '../../theme/tokens';

const bar = { paddingBlock: space.xs, paddingInline: space.xs, borderInlineStart: '4px solid' };

export const styles = classNames({
  quiet: css({ color: colour.inkSoft }),
  note: css({ ...bar, borderColor: colour.saffron, background: colour.saffronSoft }),
  problem: css({ color: colour.bad }),
  alarm: css({ ...bar, borderColor: colour.bad, background: colour.badSoft, color: colour.bad }),
});
