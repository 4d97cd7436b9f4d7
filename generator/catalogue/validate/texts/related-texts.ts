import type { RelatedPlace } from '../../diagnostics/diagnostic';
import type { TextField } from './texts';

/** The maximum number of related places that one message shows. */
export const mostRelated = 3;

export interface TextPlace {
  readonly text: TextField;
  readonly start: number;
  readonly end: number;
}

/** The related places for other texts with the reported content, up to `mostRelated`. */
export function relatedTexts(
  places: readonly TextPlace[],
  id: 'text-differs.also' | 'code-differs-from-title.in-text' = 'text-differs.also',
): readonly RelatedPlace[] {
  return places.slice(0, mostRelated).map(({ text: { document, path }, start, end }) => ({
    message: { id },
    file: document.file.path,
    span: document.spanWithin(path, start, end),
  }));
}
