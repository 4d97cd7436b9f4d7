import { css } from '@emotion/react';
import { stack, inputBox } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({
    ...stack(space.l),
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    marginBlock: space.xl,
    paddingInline: space.l,
    paddingBlock: space.xl,
    borderRadius: radius.l,
    background: colour.tealSoft,
    [from.tablet]: { gridTemplateColumns: '1fr 1fr', paddingInline: space.xl },
    '@media (forced-colors: active)': { border: '1px solid' },
  }),
  words: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs }),
  heading: css({ fontSize: size.title }),
  form: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs }),
  label: css({ fontSize: size.small, fontWeight: weight.medium }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: space.xs }),
  field: css({
    flex: '1 1 12rem',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    paddingInline: space.m,
    ...inputBox,
  }),
});
