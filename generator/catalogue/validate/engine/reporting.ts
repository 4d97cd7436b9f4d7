import type { DiagnosticCode, DiagnosticText, Edit, RelatedPlace } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import type { Path, SourceDocument } from '../../load/document';
import type { Report } from './draft';
import type { TextField } from '../texts/texts';

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

/** None for a value of several lines, whose line ends would have to be kept. */
export function editWithin(
  document: SourceDocument,
  path: Path,
  [start, end]: readonly [number, number],
  text: string,
): readonly Edit[] {
  if (document.sourceText(path).includes('\n')) return [];
  return [{ span: document.spanWithin(path, start, end), text, value: { path: [...path], start, end, text } }];
}

/** The one related place of a diagnostic: a value of a file, or its key. */
export function relatedAt(
  message: Phrase,
  document: SourceDocument,
  path: Path,
  target?: 'key' | 'value',
): readonly RelatedPlace[] {
  return [{ message, file: document.file.path, span: document.span(path, target) }];
}

type WithFix = Extract<DiagnosticText, { fix?: undefined }>;

/** The text of a diagnostic with its code. Without an id, it has that of the code. */
type Said =
  | ({ readonly code: DiagnosticCode } & DiagnosticText)
  | ({ readonly code: Extract<DiagnosticCode, WithFix['id']>; readonly id?: undefined } & Omit<WithFix, 'id'>);

/** A mistake in one part of a file, such as an offer. Paths are relative to the part. */
export type Mistake = Said & {
  readonly at: Path;
  readonly target?: 'key';
  /** The range of a text, without which the whole value is reported. */
  readonly range?: { readonly start: number; readonly end: number };
  readonly also?: readonly [message: Phrase, at: Path, target?: 'key'] | undefined;
};

export function reportMistakes(
  mistakes: Iterable<Mistake>,
  document: SourceDocument,
  path: Path,
  report: Report,
): void {
  for (const mistake of mistakes) {
    const { code, at, target, range, also } = mistake;
    const place = [...path, ...at];
    const span = range ? document.spanWithin(place, range.start, range.end) : document.span(place, target);
    const text: DiagnosticText = mistake.id === undefined ? { ...mistake, id: mistake.code } : mistake;
    report(code, document, span, {
      ...text,
      related: also && relatedAt(also[0], document, [...path, ...also[1]], also[2]),
    });
  }
}
