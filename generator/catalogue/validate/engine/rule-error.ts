import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { Sources } from '../../diagnostics/reporters/text';

/** A rule that threw an error, which is a bug in the rule. */
export interface RuleFailure {
  readonly rule: string;
  /** The file being checked; absent for a rule that checks all files together. */
  readonly file?: string;
  readonly error: unknown;
}

function place({ rule, file }: RuleFailure): string {
  return `in the rule "${rule}"${file === undefined ? '' : `, while it checked ${file}`}`;
}

/** Thrown if rules failed, so that the data is neither valid nor invalid. */
export class RuleError extends Error {
  constructor(
    failures: readonly RuleFailure[],
    /** All diagnostics except those of the failed rules. */
    readonly checked: { readonly diagnostics: readonly Diagnostic[]; readonly sources: Sources },
  ) {
    super(`Errors ${failures.map(place).join(' and ')}`);
    this.name = 'RuleError';
    // The stack of this error is useless; those of the rules are not.
    const stacks = failures.map((failure) => {
      const { error } = failure;
      const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return `Error ${place(failure)}:\n${stack}`;
    });
    this.stack = stacks.join('\n');
  }
}
