import fc from 'fast-check';
import type { Contents } from '../generator/support/sample-catalogue';
import type { PlannedSite } from '../support/site-of';
import { caseKinds } from './cases';
import { judge } from './judge';

/** A minimised case for which the generator breaks an invariant. */
export interface Finding {
  readonly kind: string;
  readonly seed: number;
  /** The path with which fast-check reproduces the case. */
  readonly path: string;
  readonly message: string;
  /** The files that differ from the base catalogue. */
  readonly files: Contents;
}

/** The statistics of one kind of cases. */
export interface KindSummary {
  readonly kind: string;
  cases: number;
  /** The numbers of cases with errors, of their errors, and of cases with a site. */
  faulty: number;
  faults: number;
  good: number;
  /** The duration of the slowest case in milliseconds. */
  slowest: number;
}

/** The result of a run of the fuzzer. */
export interface FuzzSummary {
  readonly kinds: readonly KindSummary[];
  readonly findings: readonly Finding[];
  /** The highest resident memory after a case, in bytes. */
  readonly peakMemory: number;
}

/** The options of the fuzzer. */
export interface FuzzOptions {
  readonly cases: number;
  readonly seed: number;
  /** The only kind of cases to try. */
  readonly kind?: string | undefined;
  /** The time limit of a case in milliseconds. */
  readonly limit: number;
  /** Inspects the site of a successful case. Throws if it is wrong. */
  readonly lookAt?: (site: PlannedSite, number: number) => void;
  readonly progress?: (kind: string, done: number, all: number) => void;
}

function sameFault(message: string): string {
  return message.replace(/\d+/g, '#').slice(0, 160);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Tries cases of every kind by their shares. The same seed gives the same cases. */
export function fuzz({ cases, seed, kind: only, limit, lookAt, progress }: FuzzOptions): FuzzSummary {
  const kinds: KindSummary[] = [];
  const findings: Finding[] = [];
  let peakMemory = 0;
  for (const [kind, { share, arbitrary }] of Object.entries(caseKinds)) {
    if (only !== undefined && only !== kind) continue;
    const wanted = only === undefined ? Math.max(1, Math.round((cases * share) / 100)) : cases;
    const summary: KindSummary = { kind, cases: 0, faulty: 0, faults: 0, good: 0, slowest: 0 };
    kinds.push(summary);
    const known = new Set<string>();
    let failing = false;
    const property = fc.property(arbitrary, (contents) => {
      const started = performance.now();
      const { diagnostics, site } = judge(contents, { quarantine: summary.cases % 20 === 0 });
      const took = performance.now() - started;
      if (took > limit) throw new Error(`a case took ${Math.round(took)} ms`);
      // Cases of the minimisation are not counted.
      if (failing) return;
      summary.cases += 1;
      summary.slowest = Math.max(summary.slowest, took);
      if (site) {
        summary.good += 1;
        lookAt?.(site, summary.good);
      } else {
        summary.faulty += 1;
        summary.faults += diagnostics.length;
      }
      if (summary.cases % 50 === 0) peakMemory = Math.max(peakMemory, process.memoryUsage().rss);
      if (summary.cases % 500 === 0) progress?.(kind, summary.cases, wanted);
    });
    // After a finding the remaining cases use another seed; a known finding is not reported again.
    for (let round = 0; summary.cases < wanted && round < 200; round += 1) {
      failing = false;
      const result = fc.check(property, {
        seed: seed + round,
        numRuns: wanted - summary.cases,
        endOnFailure: false,
        markInterruptAsFailure: false,
        interruptAfterTimeLimit: 6 * 60 * 60_000,
      });
      if (!result.failed) break;
      summary.cases += 1;
      const message = messageOf(result.errorInstance);
      if (known.has(sameFault(message))) continue;
      known.add(sameFault(message));
      findings.push({
        kind,
        seed: seed + round,
        path: result.counterexamplePath ?? '',
        message,
        files: result.counterexample?.[0] ?? {},
      });
    }
    progress?.(kind, summary.cases, wanted);
  }
  return { kinds, findings, peakMemory: Math.max(peakMemory, process.memoryUsage().rss) };
}
