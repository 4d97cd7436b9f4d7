import { expect, test } from 'vitest';
import { tryEdits } from './edits';
import { isComplete } from '../support/extent';

const edits = isComplete ? 2000 : 60;

// The long mode is `npm run fuzz -- --edits 100000`; this test always makes the same edits.
test('a random edit changes the value as intended and leaves every other line of the file unchanged', () => {
  const { made, inverted, complaints } = tryEdits({ edits, seed: 2026 });
  expect(complaints).toEqual([]);
  expect(made).toBeGreaterThan(edits * 0.75);
  expect(inverted).toBeGreaterThan(edits * 0.25);
}, 120_000);
