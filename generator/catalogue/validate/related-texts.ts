import type { RelatedPlace } from '../diagnostics/diagnostic';
import type { TextField } from './texts';

/** The most further places that one message shows. */
export const mostRelated = 3;

/** A part of a text. */
export interface TextPlace {
  readonly text: TextField;
  readonly start: number;
  readonly end: number;
}

/** The further texts that say what a diagnostic reports, as many as one message shows. */
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
