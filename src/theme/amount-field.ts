import type { CSSObject } from '@emotion/react';
import { colour, radius, size, space } from './tokens';

/** A field for an amount. Digits are written from left to right and stand at the start of the line. */
export const amountField: CSSObject = {
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingInline: space.m,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.m,
  background: colour.surface,
  fontSize: size.lead,
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
  '[dir="rtl"] &': { textAlign: 'end' },
};
