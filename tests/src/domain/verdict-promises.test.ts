import { test } from 'vitest';
import { tryVerdicts } from './support/verdict-cases';

// The long mode is `npm run fuzz -- --verdicts 100000`; this one always has the same cases.
test('whatever the offers, the store and the purchase are: a saving never exceeds the basket, more money never causes a missed minimum, the order is total and stable, links and networks change nothing', () => {
  tryVerdicts(2000, 2026);
});
