import { css } from '@emotion/react';
import { stack, wrappedRow } from '../theme/fragments';
import { colours, light } from '../theme/palette';
import { classNames } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  dialog: css({
    // More specific than the rules of all dialogs, regardless of the order of the sheets.
    '&:modal': {
      // The screen is shown to another person: light colours on white.
      ...colours({ ...light, surface: [1, 0, 0] }),
      colorScheme: 'light',
      inlineSize: '100%',
      maxInlineSize: '100%',
      blockSize: '100dvh',
      maxBlockSize: '100dvh',
      margin: 0,
      border: 0,
      borderRadius: 0,
    },
    '& > div': { maxInlineSize: '48rem', marginInline: 'auto' },
  }),
  offer: css({
    ...stack(space.l),
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
  store: css({ fontSize: size.lead, fontWeight: weight.bold }),
  steps: css({
    ...wrappedRow(space.m),
    justifyContent: 'space-between',
    paddingBlock: space.m,
    borderBlock: `1px solid ${colour.line}`,
  }),
  place: css({ color: colour.inkSoft }),
  status: css({ position: 'absolute' }),
});
