/** Styles that components share by spreading them into their own. */
import type { CSSObject } from '@emotion/react';
import { colour, radius, shadow, size, space } from './tokens';

type Gap = CSSObject['gap'];

export function row(gap: Gap): CSSObject {
  return { display: 'flex', alignItems: 'center', gap };
}

export function wrap(gap: Gap): CSSObject {
  return { display: 'flex', flexWrap: 'wrap', gap };
}

export function wrappedRow(gap: Gap): CSSObject {
  return { ...wrap(gap), alignItems: 'center' };
}

/** Like `row`, but as wide as its content and inside a line of text. */
export function inlineRow(gap: Gap): CSSObject {
  return { ...row(gap), display: 'inline-flex' };
}

export function stack(gap: Gap): CSSObject {
  return { display: 'grid', gap };
}

export function card(corner: string): CSSObject {
  return { border: `1px solid ${colour.line}`, borderRadius: corner, background: colour.surface };
}

export const inputBox: CSSObject = {
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.m,
  background: colour.surface,
};

export const note: CSSObject = { fontSize: size.small, color: colour.inkSoft };

/**
 * A link in a line or list of names. The padding at the sides makes all gaps equal; the shortest Arabic names need the
 * minimum width. It is no flex container, which would drop the space beside a name in another direction.
 */
export const nameLink: CSSObject = {
  display: 'inline-block',
  minInlineSize: '2.75rem',
  paddingBlock: '0.625rem',
  paddingInline: space.xs,
  marginInline: `-${space.xs}`,
};

export const visuallyHidden: CSSObject = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
};

/** The box of elements that float above the page: result lists, toasts, error messages. */
export const floating: CSSObject = { ...card(radius.m), color: colour.ink, boxShadow: shadow.float };
