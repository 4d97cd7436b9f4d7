import { isUtf8 } from '#bytes';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import { inFull, quote } from '../../diagnostics/visible';
import type { SourceDocument } from '../../load/document';
import { garbledIn } from '../../load/tables/garbled';
import { nameOf } from '../schema/names';
import { isText, type SchemaString } from '../schema/schema-strings';

/** The first two bytes of a UTF-8 sequence decoded as Latin letters, or Arabic bytes decoded as Windows-1256. */
const doubly =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|(?:[طظ][^\s\p{ASCII}]){4}/u;
/** Words that consist of question marks. */
const questionMarks = /(?<!\?)\?{3,}(?:[ ]+\?{2,})+/;
/** Presentation forms of Arabic letters, which old programs use instead of letters. */
const shapes = /[\ufb50-\ufbff\ufe70-\ufefc]{2,}/u;

/** Whether a text of a file may be damaged. */
export function mayBeGarbled({ file }: SourceDocument): boolean {
  return doubly.test(file.text) || questionMarks.test(file.text) || shapes.test(file.text);
}

/** The part of a text that is wrongly decoded UTF-8, and the original; undefined if there is none. */
function garbledPart(value: string): { readonly wrong: string; readonly right: string } | undefined {
  for (const [wrong] of value.matchAll(/[\u0080-\u00ff]{2,}/g)) {
    const bytes = Uint8Array.from(wrong, (letter) => letter.charCodeAt(0));
    if (isUtf8(bytes)) return { wrong, right: new TextDecoder().decode(bytes) };
  }
  return garbledIn(value);
}

interface Damage {
  readonly kind: 'encoding' | 'question-marks' | 'shapes';
  readonly wrong: string;
  readonly right: string;
}

function damageOf(value: string): Damage | undefined {
  const garbled = doubly.test(value) ? garbledPart(value) : undefined;
  if (garbled) return { kind: 'encoding', wrong: garbled.wrong, right: quote(garbled.right) };
  const [lost] = questionMarks.exec(value) ?? [];
  if (lost !== undefined) return { kind: 'question-marks', wrong: lost, right: '' };
  return shapes.test(value) ? { kind: 'shapes', wrong: value, right: inFull(value.normalize('NFKC')) } : undefined;
}

export function garbledText({ value, path, node }: SchemaString, document: SourceDocument): Diagnostic | undefined {
  const found = isText(node) ? damageOf(value) : undefined;
  if (!found) return undefined;
  const { kind, wrong, right } = found;
  const start = value.indexOf(wrong);
  const span = document.spanWithin(path, start, start + wrong.length);
  return diagnostic('garbled-text', document.file.path, span, {
    id: `garbled-text.${kind}`,
    values: { name: nameOf(path), right },
  });
}
