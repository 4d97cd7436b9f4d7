import { css } from '@emotion/react';
import { row, wrap, wrappedRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, size, space } from '../theme/tokens';

/** Matches windows that are too narrow for three panes side by side: one is shown at a time. */
const narrow = '@media (max-width: 69.99rem)';

/** Matches windows in which the buttons at the top leave no room beside them. */
const phone = '@media (max-width: 44.99rem)';

export const styles = classNames({
  root: css({
    display: 'grid',
    gridTemplate: 'auto minmax(0, 1fr) auto / minmax(14rem, 17rem) minmax(24rem, 1fr) minmax(20rem, 30rem)',
    blockSize: '100dvh',
    '& > header, & > [data-messages]': { gridColumn: '1 / -1' },
    '& > nav, & > main, & > aside': { gridRow: 2, minBlockSize: 0, overflow: 'auto', padding: space.m },
    '& > nav': { borderInlineEnd: `1px solid ${colour.line}` },
    '& > aside': { borderInlineStart: `1px solid ${colour.line}`, overflow: 'hidden' },
    [narrow]: {
      gridTemplate: 'auto auto minmax(0, 1fr) auto / minmax(0, 1fr)',
      '& > nav, & > main, & > aside': { gridRow: 3, border: 0 },
      '&:not([data-part="files"]) > nav, &:not([data-part="file"]) > main, &:not([data-part="page"]) > aside': {
        display: 'none',
      },
    },
  }),
  top: css({
    ...wrappedRow(`${space.xs} ${space.xs}`),
    padding: `${space.xs} ${space.m}`,
    borderBlockEnd: `1px solid ${colour.line}`,
    background: colour.surface,
    // Moves the buttons to the end.
    '& > h1 + *': { marginInlineEnd: 'auto' },
    // The result of the check changes while a person types. On a line of its own it moves nothing when it is longer.
    [phone]: { '& > h1': { marginInlineEnd: 'auto' }, '& > h1 + *': { order: 1, flexBasis: '100%' } },
  }),
  // As high as the link that appears in it after a save.
  state: css({ ...row(space.xs), justifyContent: 'space-between', minBlockSize: '1.75rem' }),
  messages: css({
    '& ul': { paddingInlineStart: space.m, listStyle: 'disc' },
    '& q': { marginInlineEnd: space.xxs },
  }),
  status: css({
    padding: `0.375rem ${space.m}`,
    background: colour.tealSoft,
    fontSize: size.small,
    '&:empty': { display: 'none' },
  }),
  parts: css({
    display: 'none',
    [narrow]: { ...wrap(space.xs), padding: `${space.xs} ${space.m}`, '& > *': { flex: 1 } },
  }),
});
