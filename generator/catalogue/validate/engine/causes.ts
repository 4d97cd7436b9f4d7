import { grouped } from '../../../../src/domain/language/grouped';
import type { Diagnostic, Span } from '../../diagnostics/diagnostic';

/** Codes that report a damaged value. Other diagnostics of the value are their consequences. */
const damages: ReadonlySet<string> = new Set(['hidden-character', 'padded-text']);

/**
 * Codes that report content that does not belong in a text at all. Other diagnostics inside it are their consequences.
 */
const wholeDamages: ReadonlySet<string> = new Set(['reversed-text', 'chat-line']);

/** Codes about the field of a code that add nothing to another warning about the same field. */
const ofCode: ReadonlySet<string> = new Set(['codes-alike', 'unusual-code', 'code-unlike-others']);

function isSame(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end;
}

function isIn({ start, end }: Span, outer: Span): boolean {
  return start >= outer.start && end <= outer.end;
}

/** Whether a text says what no field does, so that texts with different ends come before a missing end. */
function hasNoField({ message }: Pick<Diagnostic, 'message'>): boolean {
  return message.id === 'text-differs.no-end';
}

/**
 * Whether a diagnostic is a consequence of another one in the same file: a code that differs from the texts is also
 * unusual or similar to another code; a title or text that differs from a field also differs from its translation; a
 * wrong last day has also passed.
 */
function isConsequence({ code, span, message, related = [] }: Diagnostic, cause: Diagnostic): boolean {
  const isOfTranslation = code === 'figures-differ' || code === 'translations-disagree';
  const touches = (place: Span): boolean =>
    isIn(place, span) || isIn(span, place) || related.some((each) => isIn(place, each.span) || isIn(each.span, place));
  switch (cause.code) {
    case 'code-differs-from-title':
      return ofCode.has(code) && isSame(span, cause.span);
    case 'codes-alike':
      return code === 'unusual-code' && isSame(span, cause.span);
    case 'title-differs':
      return isOfTranslation && touches(cause.span);
    case 'text-differs':
      return (
        (isOfTranslation &&
          message.id !== 'figures-differ.field' &&
          !(code === 'translations-disagree' && hasNoField(cause)) &&
          [cause, ...(cause.related ?? [])].some((each) => touches(each.span))) ||
        (code === 'text-out-of-date' &&
          (isSame(span, cause.span) || (cause.related ?? []).some((each) => isSame(span, each.span))))
      );
    case 'figures-differ':
      return code === 'text-differs' && cause.message.id === 'figures-differ.field' && isIn(cause.span, span);
    case 'translations-disagree':
      return hasNoField({ message }) && touches(cause.span);
    default:
      return false;
  }
}

const causes: ReadonlySet<string> = new Set([
  'code-differs-from-title',
  'codes-alike',
  'title-differs',
  'text-differs',
  'figures-differ',
  'translations-disagree',
]);

/** Drops diagnostics that are consequences of another one in the same file. */
function withoutFollowing(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byFile = grouped(
    diagnostics.filter(({ code }) => causes.has(code)),
    ({ file }) => file,
  );
  if (byFile.size === 0) return diagnostics;
  return diagnostics.filter((each) => !byFile.get(each.file)?.some((cause) => isConsequence(each, cause)));
}

/** Drops all diagnostics of a damaged value except the one about the damage: one cause, one diagnostic. */
export function withoutConsequences(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const diagnostics = withoutFollowing(all);
  const damaged = diagnostics.filter(({ code }) => damages.has(code));
  const wholly = diagnostics.filter(({ code }) => wholeDamages.has(code));
  if (damaged.length === 0 && wholly.length === 0) return diagnostics;
  return diagnostics.filter(
    ({ code, file, span }) =>
      damages.has(code) ||
      wholeDamages.has(code) ||
      // The span of a quoted value begins one character before its text.
      (!damaged.some(
        (damage) => damage.file === file && damage.span.start >= span.start - 1 && damage.span.end <= span.end + 1,
      ) &&
        !wholly.some(
          (damage) => damage.file === file && span.start >= damage.span.start && span.end <= damage.span.end,
        )),
  );
}
