import { expect, test } from 'vitest';
import { tryEdits } from './edits';

// The long mode is `npm run fuzz -- --edits 100000`; this one always makes the same edits.
test('a random edit changes the value as intended and leaves every other line of the file unchanged', () => {
  const { made, inverted, complaints } = tryEdits({ edits: 2000, seed: 2026 });
  expect(complaints).toEqual([]);
  expect(made).toBeGreaterThan(1500);
  expect(inverted).toBeGreaterThan(500);
}, 120_000);
