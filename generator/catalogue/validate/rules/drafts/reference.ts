import { lastDay } from '../../../../../src/domain/pages/publication';
import type { Span } from '../../../diagnostics/diagnostic';
import type { Phrase } from '../../../diagnostics/phrases';
import { inFull } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { fieldOf, valueAt } from '../../../load/fields';
import type { Report } from '../../engine/draft';
import { relatedAt } from '../../engine/related';

/** A store, offer, page or post that others refer to. */
export interface Target {
  /** For example: `the offer "x"`. */
  readonly name: Phrase;
  /** The first day on which it is published. */
  readonly from: string;
  readonly document: SourceDocument;
  /** The path of the value that may have `draft` or `publish`. */
  readonly path: Path;
}

/** A value that refers to a target. */
export interface Reference {
  readonly document: SourceDocument;
  readonly span: Span;
  /** The first day on which the value is published. */
  readonly from: string;
}

/** Files without `draft`, which are always published. */
const alwaysPublished = new Set(['data/site.yaml', 'data/home.yaml', 'data/redirects.yaml']);

/**
 * Reports a reference to something that is published later than the reference. A text that quotes a code is a warning:
 * it may say when the code begins, or the code may be a word.
 */
export function reportLate(
  target: Target,
  reference: Reference,
  report: Report,
  code: 'draft-reference' | 'code-differs-from-title' = 'draft-reference',
): void {
  const { name, from, document, path } = target;
  const field = from === lastDay ? 'draft' : 'publish';
  const value = valueAt(document.value, path);
  // The value of a store from an earlier check may not be loaded.
  const own = fieldOf(value, field) === undefined ? path : [...path, field];
  report(code, reference.document, reference.span, {
    id: 'draft-reference',
    values: {
      name,
      draft: from === lastDay,
      from,
      dated: reference.from !== '',
      since: reference.from,
      permanent: alwaysPublished.has(reference.document.file.path),
      line: inFull(`publish: ${from}`),
    },
    related: relatedAt({ id: 'draft-reference.related' }, document, own),
  });
}
