import { encoded } from '../../system/bytes/common';
import { sameValue } from '../../system/same-value';
import { utf8Text } from '../amend/file-changes';
import type { Edit } from '../diagnostics/diagnostic';
import { loadDocument } from '../load/document';

/** Applies replacements to a text. Throws if they overlap. */
export function applyEdits(text: string, edits: readonly Pick<Edit, 'span' | 'text'>[]): string {
  let result = '';
  let at = 0;
  for (const { span, text: replacement } of edits.toSorted((a, b) => a.span.start - b.span.start)) {
    if (span.start < at) throw new Error('Two edits overlap.');
    result += text.slice(at, span.start) + replacement;
    at = span.end;
  }
  return result + text.slice(at);
}

/** A copy of a value in which the part at a path is replaced; unchanged if there is no such part. */
function replacedAt(
  value: unknown,
  [step, ...rest]: readonly (string | number)[],
  change: (old: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((each, index) => (index === step ? replacedAt(each, rest, change) : each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === step ? replacedAt(each, rest, change) : each]),
  );
}

/** The value that a file should have after edits. */
function intended(value: unknown, edits: readonly Edit[]): unknown {
  // From the end of each text to its start, so that earlier offsets stay valid.
  return edits
    .flatMap((edit) => edit.value ?? [])
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (changed: unknown, { path, start, end, text }) =>
        replacedAt(changed, path, (old) =>
          typeof old === 'string' ? old.slice(0, start) + text + old.slice(end) : old,
        ),
      value,
    );
}

function overlaps({ span: a }: Edit, { span: b }: Edit): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Whether the edited file has the intended value. */
function isSound(path: string, text: string, value: unknown, edits: readonly Edit[]): boolean {
  const { document } = loadDocument({ path, text: applyEdits(text, edits) });
  return document !== undefined && sameValue(document.value, intended(value, edits));
}

const byteOrderMark = '\ufeff';

/**
 * Applies edits to the bytes of a YAML file. An edit that would change anything else is skipped: after the edits the
 * file must parse and have the intended value. All other bytes, such as line breaks and a byte order mark, stay
 * unchanged.
 *
 * @returns undefined if no edit can be applied
 */
export function amended(path: string, bytes: Uint8Array, edits: readonly Edit[]): Uint8Array | undefined {
  const whole = utf8Text(bytes);
  if (whole === undefined) return undefined;
  const mark = whole.startsWith(byteOrderMark) ? byteOrderMark : '';
  const text = whole.slice(mark.length);
  const { document } = loadDocument({ path, text });
  if (!document) return undefined;
  const disjoint = edits.filter((edit, index) => !edits.slice(0, index).some((other) => overlaps(other, edit)));
  const sound = (chosen: readonly Edit[]): boolean => isSound(path, text, document.value, chosen);
  // Nearly always all edits together are sound.
  const accepted = sound(disjoint) ? disjoint : disjoint.filter((edit) => sound([edit]));
  if (accepted.length === 0 || !sound(accepted)) return undefined;
  return encoded(mark + applyEdits(text, accepted));
}
