import type { CSSObject } from '@emotion/react';
import { measure } from '../../theme/tokens';

/** From this container width, the heading of a section is beside its content. */
export const wide = '@container (min-width: 56rem)';

/** The container width of a phone in portrait orientation. */
export const phone = '@container (max-width: 28rem)';

export const readable: CSSObject = { maxInlineSize: measure.text };
