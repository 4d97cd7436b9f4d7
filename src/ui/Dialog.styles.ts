import { css } from '@emotion/react';
import { card } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { veil } from '../theme/palette';
import { colour, from, motion, radius, shadow, size, space } from '../theme/tokens';

export const styles = classNames({
  dialog: css({
    inlineSize: `calc(100% - 2 * ${space.m})`,
    maxInlineSize: '30rem',
    maxBlockSize: `calc(100dvh - 2 * ${space.m})`,
    margin: 'auto',
    padding: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    ...card(radius.l),
    color: colour.ink,
    boxShadow: shadow.float,
    transition: `opacity ${motion.calm}`,
    '@starting-style': { opacity: 0 },
    '&::backdrop': {
      background: `color-mix(in srgb, ${veil}, transparent)`,
      backdropFilter: 'blur(3px)',
      transition: `opacity ${motion.calm}`,
      '@starting-style': { opacity: 0 },
    },
    // On a phone it is at the bottom, within reach of the thumb.
    '@media (max-width: 39.99rem)': {
      inlineSize: '100%',
      maxInlineSize: '100%',
      marginBlockEnd: 0,
      borderInline: 0,
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
    },
  }),
  frame: css({ padding: space.l, [from.tablet]: { padding: space.l } }),
  head: css({
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space.m,
    marginBlockEnd: space.m,
  }),
  title: css({ fontSize: size.title, paddingBlock: '0.375rem' }),
  close: css({ marginBlockStart: '-0.25rem', marginInline: 'auto -0.625rem', flex: 'none' }),
  body: css({ display: 'grid', gap: space.m }),
});
