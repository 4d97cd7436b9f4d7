import { describe, expect, test } from 'vitest';
import { codesOn, reportOn } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

describe('the rule for hidden characters', () => {
  test('reports them in comments', () => {
    expect(codesOn(store, 'icon: leaf # \u202efoo\n')).toEqual(['hidden-character']);
  });

  test('reports them when they are written as an escape', () => {
    expect(reportOn(store, 'aliases:\n  - "Luban\\u200f House"\n')).toContain('U+200F (right-to-left mark)');
  });

  test('accepts the joiners of emoji and Persian', () => {
    expect(codesOn(store, 'aliases:\n  - 👨‍👩‍👧\n  - می‌خواهم\n')).toEqual([]);
  });
});
