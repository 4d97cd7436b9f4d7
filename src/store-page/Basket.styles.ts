import { css } from '@emotion/react';
import { card, stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, font, from, leading, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({
    ...stack(space.m),
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginBlockStart: space.m,
  }),
  best: css({ fontSize: size.lead, fontWeight: weight.medium, lineHeight: leading.close }),
  more: css({
    paddingInline: space.m,
    paddingBlock: space.m,
    borderRadius: radius.m,
    background: colour.saffronSoft,
    color: colour.onSaffronSoft,
    '@media (forced-colors: active)': { border: '1px solid' },
  }),
  answers: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m }),
  group: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs }),
  heading: css({ fontSize: size.lead }),
  row: css({
    ...stack(space.m),
    alignItems: 'center',
    padding: space.m,
    ...card(radius.m),
    '& + &': { marginBlockStart: space.xs },
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 32rem)' },
  }),
  words: css({ minInlineSize: 0, overflowWrap: 'anywhere' }),
  actions: css({
    ...stack(space.xs),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
    alignItems: 'center',
  }),
  summary: css({
    display: 'inline-flex',
    gap: space.xs,
    minBlockSize: '2.75rem',
    fontWeight: weight.medium,
  }),
  refused: css({ paddingBlock: space.xs, borderBlockStart: `1px dashed ${colour.line}`, overflowWrap: 'anywhere' }),
  code: css({ fontFamily: font.code, fontWeight: weight.bold, userSelect: 'all' }),
  quiet: css({ fontSize: size.small, color: colour.inkSoft }),
});
