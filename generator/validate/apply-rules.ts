import type { Diagnostic } from '../diagnostics/diagnostic';
import { reportInto, type Draft, type ReadDocument, type Rule, type RuleContext } from './draft';
import type { RuleFailure } from './rule-error';

/**
 * Applies rules and adds what they report to `diagnostics`. All rules visit one document before they go on to the next, so
 * that what is derived from it need not be kept. A rule that throws does not stop the others.
 *
 * @returns the first failure of each rule that threw
 */
export function applyRules(
  rules: readonly Rule[],
  draft: Draft,
  context: RuleContext,
  diagnostics: Diagnostic[],
): readonly RuleFailure[] {
  const report = reportInto(diagnostics);
  const failures = new Map<string, RuleFailure>();
  function attempt<T>(rule: string, run: () => T, file?: string): T | undefined {
    try {
      return run();
    } catch (error) {
      if (!failures.has(rule)) failures.set(rule, { rule, error, ...(file !== undefined && { file }) });
      return undefined;
    }
  }

  const visitors: { readonly rule: string; readonly visit: (read: ReadDocument) => void }[] = [];
  for (const rule of rules) {
    attempt(rule.name, () => rule.check?.(draft, context, report));
    const visit = attempt(rule.name, () => rule.each?.(draft, context, report));
    if (visit) visitors.push({ rule: rule.name, visit });
  }
  for (const read of draft.documents) {
    for (const { rule, visit } of visitors) attempt(rule, () => visit(read), read.document.file.path);
  }
  return [...failures.values()];
}
