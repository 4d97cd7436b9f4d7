import type { CSSObject } from '@emotion/react';
import { colour, radius, shadow } from './tokens';

/** The box of elements that float above the page: result lists, toasts, error messages. */
export const floating: CSSObject = {
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  background: colour.surface,
  color: colour.ink,
  boxShadow: shadow.float,
};
