import { expect, test } from 'vitest';
import { check, sampleFiles } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

test('a store without offers is reported', () => {
  const text = (sampleFiles[store] ?? '').replace(/offers:\n[\s\S]*?(?=sections:)/, '');
  expect(check({ ...sampleFiles, [store]: text }).report).toContain('neither `offers` nor `offersFrom`');
});
