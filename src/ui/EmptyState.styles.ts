import { css } from '@emotion/react';
import { stack, wrap } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({
    ...stack(space.m),
    justifyItems: 'center',
    paddingInline: space.l,
    paddingBlock: space.xl,
    border: `1px dashed ${colour.lineStrong}`,
    borderRadius: radius.l,
    background: colour.surface,
    textAlign: 'center',
  }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    borderRadius: radius.round,
    background: colour.saffronSoft,
    color: colour.onSaffronSoft,
    fontSize: '1.375rem',
  }),
  title: css({ fontSize: size.title, fontWeight: weight.medium }),
  text: css({ maxInlineSize: '32rem', color: colour.inkSoft }),
  actions: css({
    ...wrap(space.m),
    justifyContent: 'center',
    marginBlockStart: space.xs,
  }),
});
