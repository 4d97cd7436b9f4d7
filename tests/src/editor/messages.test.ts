import { describe, expect, it } from 'vitest';
import { words } from '../../support/words';

describe('the messages of the form editor', () => {
  it('use the Arabic form of a noun for each number', () => {
    const errors = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 1100].map((count) =>
      words('ar', 'editor.errors', { count }),
    );
    expect(errors).toEqual([
      'لا أخطاء',
      'خطأ واحد',
      'خطآن',
      '3 أخطاء',
      '10 أخطاء',
      '11 خطأً',
      '99 خطأً',
      '100 خطأ',
      '102 خطأ',
      '103 أخطاء',
      '1,100 خطأ',
    ]);
  });
});
