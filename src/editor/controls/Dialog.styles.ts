import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { veil } from '../../theme/palette';
import { colour, radius, shadow, space } from '../../theme/tokens';

export const styles = classNames({
  dialog: css({
    inlineSize: `min(60rem, 100% - 2 * ${space.m})`,
    maxBlockSize: `calc(100dvh - 2 * ${space.m})`,
    margin: 'auto',
    padding: '1.25rem',
    overflow: 'auto',
    // Keeps the label of a focused field visible.
    scrollPaddingBlock: '4rem',
    overscrollBehavior: 'contain',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.l,
    background: colour.paper,
    boxShadow: shadow.float,
    '&::backdrop': { background: `color-mix(in srgb, ${veil}, transparent)` },
    '& > h2': { marginBlockEnd: space.xs },
    '& h3': { marginBlock: `${space.m} ${space.xxs}` },
  }),
});
