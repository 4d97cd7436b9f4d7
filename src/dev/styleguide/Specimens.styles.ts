import { css } from '@emotion/react';
import { stack } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, radius, size, space } from '../../theme/tokens';
import { swatches } from './swatches';

export const styles = classNames({
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs, marginBlockEnd: space.m }),
  icons: css({
    ...stack(space.xs),
    gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
    fontSize: size.small,
  }),
  swatch: css({
    inlineSize: '6rem',
    paddingBlockStart: '3.5rem',
    borderBlockStart: `3rem solid ${colour.line}`,
    borderRadius: radius.s,
    fontSize: size.small,
    paddingBlock: space.xxs,
    ...Object.fromEntries(swatches.map((name) => [`&[data-colour="${name}"]`, { borderColor: `var(--${name})` }])),
  }),
});
