import { css } from '@emotion/react';
import { note, stack, wrappedRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, space } from '../theme/tokens';

export const styles = classNames({
  change: css({
    ...wrappedRow(`${space.xxs} ${space.xs}`),
    padding: `${space.xs} ${space.m}`,
    borderBlockEnd: `1px solid ${colour.line}`,
    background: colour.sand,
  }),
  proposals: css({
    padding: `${space.xs} ${space.m}`,
    '& > ul': { ...stack(space.xxs), paddingInlineStart: 0, listStyle: 'none' },
  }),
  account: css({ ...stack(space.xs), ...note, justifyItems: 'start', marginBlockEnd: space.m }),
  saving: css({ ...stack(space.xs), marginBlockStart: space.m, '& > div > input': { inlineSize: '100%' } }),
});
