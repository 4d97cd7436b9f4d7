import { expect, test } from 'vitest';
import { bases } from './bases';
import { changedLines, tryMutations } from './mutations';
import { isComplete } from '../support/extent';

const cases = isComplete ? 75 : 15;

// The long mode is `npm run fuzz -- --mutations 10000`; this test always makes the same mutations.
test.each(['tiny', 'sample'] as const)(
  'a random mistake in the %s catalogue is reported or visible in the summary of changes',
  async (name) => {
    const base = bases[name];
    const { verdicts, silent } = await tryMutations({ base, cases, seed: 2026 });
    expect(silent.map((mutation) => [mutation.slip, changedLines(mutation, base), mutation.message])).toEqual([]);
    expect(Math.min(...Object.values(verdicts))).toBeGreaterThanOrEqual(cases / 15);
  },
);
