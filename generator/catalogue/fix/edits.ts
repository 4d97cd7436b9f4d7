import { encoded } from '../../system/bytes/common';
import { sameValue } from '../../system/same-value';
import { utf8Text } from '../amend/file-changes';
import { byteOrderMark } from '../amend/amend';
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

/**
 * Skips edits that would change anything else: after the edits, the file must have the intended value. All other bytes
 * stay unchanged. Undefined if no edit can be applied.
 */
export function amended(path: string, bytes: Uint8Array, edits: readonly Edit[]): Uint8Array | undefined {
  const whole = utf8Text(bytes);
  if (whole === undefined) return undefined;
  const mark = whole.startsWith(byteOrderMark) ? byteOrderMark : '';
  const text = whole.slice(mark.length);
  const { document } = loadDocument({ path, text });
  if (!document) return undefined;
  const disjoint = edits.filter(
    ({ span }, index) =>
      !edits.slice(0, index).some((other) => other.span.start < span.end && span.start < other.span.end),
  );
  const sound = (chosen: readonly Edit[]): boolean => {
    const after = loadDocument({ path, text: applyEdits(text, chosen) }).document;
    return after !== undefined && sameValue(after.value, intended(document.value, chosen));
  };
  // Nearly always all edits together are sound.
  const accepted = sound(disjoint) ? disjoint : disjoint.filter((edit) => sound([edit]));
  if (accepted.length === 0 || !sound(accepted)) return undefined;
  return encoded(mark + applyEdits(text, accepted));
}
