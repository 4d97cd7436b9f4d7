import { grouped } from '../../../src/domain/grouped';
import type { Diagnostic, Span } from '../diagnostics/diagnostic';

/** What damages a value, so that whatever else is said of the value follows from it. */
const damages: ReadonlySet<string> = new Set(['hidden-character', 'padded-text']);

/** What does not belong into a text at all, so that whatever else is said of it follows from it. */
const wholeDamages: ReadonlySet<string> = new Set(['reversed-text', 'chat-line']);

/** What is said of the field of a code, beside which other warnings about the same field say no more. */
const ofCode: ReadonlySet<string> = new Set(['codes-alike', 'unusual-code', 'code-unlike-others']);

function isSame(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end;
}

function isIn({ start, end }: Span, outer: Span): boolean {
  return start >= outer.start && end <= outer.end;
}

/**
 * Why a diagnostic says no more than another one of the same file: a code that is not the one of the texts is unusual or like another one, too;
 * a title whose figure is not that of the benefit differs from its translation; a last day that is not that of the offer has passed.
 */
function follows({ code, span, related = [] }: Diagnostic, cause: Diagnostic): boolean {
  switch (cause.code) {
    case 'code-differs-from-title':
      return ofCode.has(code) && isSame(span, cause.span);
    case 'codes-alike':
      return code === 'unusual-code' && isSame(span, cause.span);
    case 'title-differs':
      return (
        code === 'figures-differ' &&
        (isIn(cause.span, span) || isIn(span, cause.span) || related.some((each) => isIn(cause.span, each.span)))
      );
    case 'text-differs':
      return (
        code === 'text-out-of-date' &&
        (isSame(span, cause.span) || (cause.related ?? []).some((each) => isSame(span, each.span)))
      );
    default:
      return false;
  }
}

const causes: ReadonlySet<string> = new Set([
  'code-differs-from-title',
  'codes-alike',
  'title-differs',
  'text-differs',
]);

/** Leaves out what follows from another diagnostic of the same file. */
function withoutFollowing(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byFile = grouped(
    diagnostics.filter(({ code }) => causes.has(code)),
    ({ file }) => file,
  );
  if (byFile.size === 0) return diagnostics;
  return diagnostics.filter((each) => !byFile.get(each.file)?.some((cause) => follows(each, cause)));
}

/** Leaves out what is said of values that have an invisible character or a space too many: one cause, one diagnostic. */
export function withoutConsequences(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const diagnostics = withoutFollowing(all);
  const damaged = diagnostics.filter(({ code }) => damages.has(code));
  const wholly = diagnostics.filter(({ code }) => wholeDamages.has(code));
  if (damaged.length === 0 && wholly.length === 0) return diagnostics;
  return diagnostics.filter(
    ({ code, file, span }) =>
      damages.has(code) ||
      wholeDamages.has(code) ||
      // A value in quotes begins one character before its text.
      (!damaged.some(
        (damage) => damage.file === file && damage.span.start >= span.start - 1 && damage.span.end <= span.end + 1,
      ) &&
        !wholly.some(
          (damage) => damage.file === file && span.start >= damage.span.start && span.end <= damage.span.end,
        )),
  );
}
