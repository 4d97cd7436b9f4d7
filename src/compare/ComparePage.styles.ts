import { css } from '@emotion/react';
import { stack } from '../theme/fragments';
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
    // Not a flex container: it would drop the space beside a name in another direction. The padding at the sides of the
    // links makes short names wide enough and all gaps equal.
    '& a': { display: 'inline-block', paddingBlock: '0.625rem', paddingInline: space.xs, marginInline: `-${space.xs}` },
  }),
  note: css({ maxInlineSize: '44rem', marginBlockEnd: space.xl, color: colour.inkSoft, fontSize: size.small }),
});
