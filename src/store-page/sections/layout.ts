import type { CSSObject } from '@emotion/react';
import { measure } from '../../theme/tokens';

/** The room from which a section puts its heading beside its content. */
export const roomy = '@container (min-width: 56rem)';

/** The room of a phone held upright. */
export const phone = '@container (max-width: 28rem)';

/** Lines of reading, no longer than is good. */
export const readable: CSSObject = { maxInlineSize: measure.text };
