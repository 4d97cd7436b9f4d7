import { css } from '@emotion/react';
import { note } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { space, weight } from '../theme/tokens';

export const styles = classNames({
  trail: css({ paddingBlockStart: space.l }),
  head: css({ display: 'grid', gap: space.m, paddingBlock: `clamp(${space.l}, 4vw, ${space.xl}) ${space.l}` }),
  heading: css({ maxInlineSize: '50rem' }),
  first: css({ display: 'grid', gap: space.xs, maxInlineSize: '60rem' }),
  intro: css({ maxInlineSize: '46rem' }),
  meta: css({
    // Below the start of the content, even if its direction differs.
    justifySelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    maxInlineSize: '52rem',
    ...note,
  }),
  store: css({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem', fontWeight: weight.medium }),
});
