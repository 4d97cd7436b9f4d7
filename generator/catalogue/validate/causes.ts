import type { Diagnostic } from '../diagnostics/diagnostic';

/** What damages a value, so that whatever else is said of the value follows from it. */
const damages: ReadonlySet<string> = new Set(['hidden-character', 'padded-text']);

/** What does not belong into a text at all, so that whatever else is said of it follows from it. */
const wholeDamages: ReadonlySet<string> = new Set(['reversed-text', 'chat-line']);

/** Leaves out what is said of values that have an invisible character or a space too many: one cause, one diagnostic. */
export function withoutConsequences(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
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
