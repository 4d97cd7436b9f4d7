import { test } from 'vitest';
import { tryVerdicts } from '../support/verdict-cases';

// The long mode is `npm run fuzz -- --verdicts 100000`; this test always has the same cases.
test('random verdicts promise no more than the offer states, sort totally and stably, and ignore links and networks', () => {
  tryVerdicts(2000, 2026);
});
