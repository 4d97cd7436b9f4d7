import { expect, test } from 'vitest';
import { isComplete } from '../support/extent';
import { tryHostedScripts } from './hosted-scripts';

test('the hosted editor loses no word in a browser whose storage fails: each is in a file, in a draft or named', async () => {
  const { complaints, refused, named } = await tryHostedScripts({ scripts: isComplete ? 100 : 10, seed: 1 });
  expect(complaints).toEqual([]);
  expect(refused).toBeGreaterThan(0);
  expect(named).toBeGreaterThan(0);
});
