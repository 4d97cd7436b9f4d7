import type { CSSObject } from '@emotion/react';
import { colour, radius, shadow } from './tokens';

/** The frame of whatever floats above the page for a while: lists, notices, words about a failure. */
export const floating: CSSObject = {
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  background: colour.surface,
  color: colour.ink,
  boxShadow: shadow.float,
};
