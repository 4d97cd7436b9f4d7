import type { Store } from '../../../../src/generated/data-types';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { Entry, ReadDocument } from '../catalogue';
import { reportInto, type Draft, type Rule, type RuleContext } from './draft';
import type { FileFacts } from './facts';
import type { Trace } from './fact-book';
import type { RuleFailure } from './rule-error';

/** The diagnostics of the rules for one file, and what they depend on. */
export interface FileResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly trace: Trace;
}

/** Runs rules. A rule that throws does not stop the others; its first failure is kept. */
export class RuleRunner {
  readonly #failures = new Map<string, RuleFailure>();

  constructor(
    private readonly rules: readonly Rule[],
    private readonly context: RuleContext,
  ) {}

  get failures(): readonly RuleFailure[] {
    return [...this.#failures.values()];
  }

  #attempt(rule: string, run: () => void, file?: string): void {
    try {
      run();
    } catch (error) {
      if (!this.#failures.has(rule)) this.#failures.set(rule, { rule, error, file });
    }
  }

  checkAll(draft: Draft): readonly Diagnostic[] {
    const diagnostics: Diagnostic[] = [];
    const report = reportInto(diagnostics);
    for (const { name, check } of this.rules) this.#attempt(name, () => check?.(draft, this.context, report));
    return diagnostics;
  }

  /** Runs all rules on one file before the next file, so that values derived from it need not be kept. */
  checkFile(read: ReadDocument, store: Entry<Store> | undefined, facts: FileFacts): readonly Diagnostic[] {
    const diagnostics: Diagnostic[] = [];
    const report = reportInto(diagnostics);
    const file = read.document.file.path;
    for (const rule of this.rules) {
      this.#attempt(rule.name, () => rule.each?.(read, facts, this.context, report), file);
      if (store) this.#attempt(rule.name, () => rule.store?.(store, facts, report, this.context), file);
    }
    return diagnostics;
  }
}
