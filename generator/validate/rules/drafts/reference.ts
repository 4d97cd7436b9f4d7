import { lastDay } from '../../../../src/domain/publication';
import type { Span } from '../../../diagnostics/diagnostic';
import type { Path, SourceDocument } from '../../../load/document';
import { fieldOf } from '../../../load/fields';
import type { Report } from '../../draft';

/** Something that others refer to. */
export interface Target {
  /** `the offer "x"` */
  readonly name: string;
  /** The first day on which it is published. */
  readonly from: string;
  readonly document: SourceDocument;
  /** The path of the value that has `draft` or `publish`. */
  readonly path: Path;
}

/** A place that refers to something. */
export interface Reference {
  readonly document: SourceDocument;
  readonly span: Span;
  /** The first day on which the place is published. */
  readonly from: string;
}

/** The files that have no `draft`: they are always published. */
const alwaysPublished = new Set(['data/site.yaml', 'data/home.yaml', 'data/redirects.yaml']);

function fixOf({ from }: Target, { document }: Reference): string {
  const there = from === lastDay ? 'remove `draft: true` there' : 'correct or remove `publish` there';
  if (alwaysPublished.has(document.file.path)) return `${there}, or refer to something else`;
  return `${there}, or ${from === lastDay ? 'make this a draft as well' : `write \`publish: ${from}\` here as well`}`;
}

/** Reports a reference to something that is published later. */
export function reportLate(target: Target, reference: Reference, report: Report): void {
  const { name, from, document, path } = target;
  const since = reference.from === '' ? '' : ` from ${reference.from} on`;
  const field = from === lastDay ? 'draft' : 'publish';
  const value = path.reduce<unknown>((at, key) => fieldOf(at, String(key)), document.value);
  // The value of a store that was checked before is not at hand.
  const own = fieldOf(value, field) === undefined ? path : [...path, field];
  report('draft-reference', reference.document, reference.span, {
    message: `${name} ${from === lastDay ? 'is a draft' : `is not published before ${from}`}, but what refers to it here is published${since}`,
    why: 'readers would be led to something that is not there',
    fix: fixOf(target, reference),
    related: [{ message: 'what is not published', file: document.file.path, span: document.span(own) }],
  });
}
