import { expect, test } from 'vitest';
import { caseKinds } from './cases';
import { fuzz } from './fuzz';
import { isComplete } from '../support/extent';

const cases = isComplete ? 150 : 15;

// The long mode is `npm run fuzz -- --cases 100000`; this test has the same kinds of cases, and always the same cases.
test('the generator turns random data into a good site or into diagnostics with a place and a fix', () => {
  const { kinds, findings } = fuzz({ cases, seed: 2026, limit: 60_000 });
  expect(findings).toEqual([]);
  expect(kinds.map(({ kind }) => kind)).toEqual(Object.keys(caseKinds));
  const sum = (field: 'good' | 'faulty'): number => kinds.reduce((total, summary) => total + summary[field], 0);
  expect(sum('good')).toBeGreaterThan(cases / 15);
  expect(sum('faulty')).toBeGreaterThan(cases / 3);
}, 120_000);
