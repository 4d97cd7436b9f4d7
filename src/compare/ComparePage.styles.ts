import { css } from '@emotion/react';
import { nameLink, stack, wrap } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, size, space } from '../theme/tokens';

export const styles = classNames({
  kinds: css({ display: 'flex', flexWrap: 'wrap', gap: space.xs }),
  answer: css({ '& > section': { paddingBlockStart: space.l }, '& > p': { marginBlockStart: space.m } }),
  categories: css({
    ...stack(space.l),
    [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desk]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  }),
  name: css({ fontSize: size.lead }),
  stores: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.m,
    '& a': nameLink,
  }),
  singles: css({ ...wrap(`0 ${space.l}`), marginBlockStart: space.m, '& a': nameLink }),
  note: css({ maxInlineSize: '44rem', marginBlockEnd: space.xl, color: colour.inkSoft, fontSize: size.small }),
});
