import { describe, expect, it } from 'vitest';
import { entryKinds } from '../../../generator/authoring/everyday/entry-kinds';
import { fileKinds } from '../../../generator/authoring/scaffold/file-kinds';
import { hasName, kindNames, questionKey, questionNames } from '../../../src/editor/creation';
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

  it('cover everything that can be created and all of its questions', () => {
    const kinds = Object.entries({ ...fileKinds, ...entryKinds });
    expect(kinds.map(([kind]) => kind).filter((kind) => !hasName(kind))).toEqual([]);
    const asked = kinds.flatMap(([kind, { questions }]) =>
      questions.map(({ name }) => questionKey(kind, name) ?? `nothing for ${kind} ${name}`),
    );
    expect([...new Set(asked)].sort()).toEqual(Object.keys(questionNames).sort());
    // A feed is created from a table and offers from a message, without questions.
    expect([...kinds.map(([kind]) => kind), 'feed', 'pasted'].sort()).toEqual(Object.keys(kindNames).sort());
  });
});
