import { expect, test } from 'vitest';
import { placementReader } from '../../../../generator/operations/earnings/sub-ids';

test.each([
  ['{page}.{place}.{language}', 'temu.f.ar', { page: 'temu', place: 'f', language: 'ar' }],
  [
    '{page}.{place}.{language}',
    'best-temu-codes-2026.t.en',
    { page: 'best-temu-codes-2026', place: 't', language: 'en' },
  ],
  ['{page}.{place}.{language}', 'dates.and.more.c.ar', { page: 'dates.and.more', place: 'c', language: 'ar' }],
  ['{language}-{page}-{place}', 'ar-silk-road-b', { page: 'silk-road', place: 'b', language: 'ar' }],
  ['qsm_{page}', 'qsm_temu', { page: 'temu', place: undefined, language: undefined }],
  ['{page}.{place}.{language}', 'temu.f.fr', undefined],
  ['{page}.{place}.{language}', 'newsletter', undefined],
  ['qsm_{page}', 'qsmXtemu', undefined],
  ['always', 'always', undefined],
])('placementReader for the form %s reads the sub-id %s as %o', (form, subId, placement) => {
  expect(placementReader(form)(subId)).toEqual(placement);
});
