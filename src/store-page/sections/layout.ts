import type { CSSObject } from '@emotion/react';
import { measure, space } from '../../theme/tokens';

/** The room from which a section puts its heading beside its content. */
export const roomy = '@container (min-width: 56rem)';

/** Heading at the start, content beside it. */
export const beside: CSSObject = {
  [roomy]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
    columnGap: space.xxxl,
    alignItems: 'start',
  },
};

/** Lines of reading, no longer than is good. */
export const readable: CSSObject = { maxInlineSize: measure.text };
