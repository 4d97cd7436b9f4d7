import { inEnglish } from '../../../../support/english';
import { describe, expect, test } from 'vitest';
import { check, sampleFiles } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

describe('the rule for file names', () => {
  const { [store]: text = '', ...others } = sampleFiles;
  const fixes = (file: string): readonly (string | undefined)[] =>
    inEnglish(check({ ...others, [file]: text }).diagnostics).flatMap((fault) =>
      fault.file === file ? [fault.fix] : [],
    );

  test('suggests renaming the file when other files refer to the slug', () => {
    expect(fixes('data/stores/luban-2.yaml')).toEqual([
      'rename the file to `luban.yaml`, or write `slug: luban-2` and correct the places that name `luban`',
    ]);
  });

  test('suggests correcting the slug when nothing refers to it and the file name is a valid slug', () => {
    const file = 'data/posts/first.yaml';
    const post = sampleFiles['data/posts/first-order.yaml'] ?? '';
    const { diagnostics } = check({ ...sampleFiles, 'data/posts/first-order.yaml': '', [file]: post });
    expect(inEnglish(diagnostics).flatMap((fault) => (fault.file === file ? [fault.fix] : []))).toEqual([
      'write `slug: first`, or rename the file to `first-order.yaml`',
    ]);
  });

  test.each([
    ['data/stores/luban.yml', 'data/stores/luban.yaml'],
    ['data/stores/Luban Shop.yml', 'data/stores/luban-shop.yaml'],
    ['data/pages/About_Us.YAML', 'data/pages/about-us.yaml'],
    ['data/stores/لبان.yml', 'data/stores/لبان.yaml'],
  ])('corrects ending and name of %s in one step to %s', (file, right) => {
    expect(fixes(file)).toEqual([`rename it to \`${right}\``]);
  });
});
