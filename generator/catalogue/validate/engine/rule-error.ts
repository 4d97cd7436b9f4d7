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

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Thrown if rules failed, so that the data is neither valid nor invalid. Carries all diagnostics, so that they can
 * still be printed.
 */
export class RuleError extends Error {
  constructor(
    failures: readonly RuleFailure[],
    /** All diagnostics except those of the failed rules. */
    readonly checked: { readonly diagnostics: readonly Diagnostic[]; readonly sources: Sources },
  ) {
    super(`Errors ${failures.map(place).join(' and ')}`);
    this.name = 'RuleError';
    // The stack of this error is useless; those of the rules are not.
    this.stack = failures.map((failure) => `Error ${place(failure)}:\n${stackOf(failure.error)}`).join('\n');
  }
}
