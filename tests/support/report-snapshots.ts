import type { SnapshotSerializer } from 'vitest';

/** A report without its empty lines, the empty lines of its excerpts, and the numbers of errors at its end. */
export function shortReport(report: string): string {
  const lines = report.split('\n');
  return lines.filter((line) => !/^ *\|?$|^\d+ (?:error|warning|note)s?\b.* in \d+ files?$/.test(line)).join('\n');
}

/** Stores reports of the check as `shortReport` has them: `reporters.test.ts` proves the rest. */
export default {
  test: (value: unknown) => typeof value === 'string' && /^(?:error|warning|note)\[/.test(value),
  serialize: shortReport,
} satisfies SnapshotSerializer;
