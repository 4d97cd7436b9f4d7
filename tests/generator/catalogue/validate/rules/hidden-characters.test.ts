import { describe, expect, test } from 'vitest';
import { codesOn, reportOn } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

describe('hidden characters', () => {
  test('are found in comments too', () => {
    expect(codesOn(store, 'icon: leaf # \u202efoo\n')).toEqual(['hidden-character']);
  });

  test('are found where an escape hides them', () => {
    expect(reportOn(store, 'aliases:\n  - "Luban\\u200f House"\n')).toContain('U+200F (right-to-left mark)');
  });

  test('do not include the joiners of emoji and Persian', () => {
    expect(codesOn(store, 'aliases:\n  - 👨‍👩‍👧\n  - می‌خواهم\n')).toEqual([]);
  });
});
