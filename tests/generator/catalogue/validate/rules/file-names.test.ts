import { inEnglish } from '../../../../support/english';
import { describe, expect, test } from 'vitest';
import { check, sampleFiles } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

describe('the name of a file', () => {
  const { [store]: text = '', ...others } = sampleFiles;
  const fixes = (file: string): readonly (string | undefined)[] =>
    inEnglish(check({ ...others, [file]: text }).diagnostics).flatMap((fault) =>
      fault.file === file ? [fault.fix] : [],
    );

  test('is what is wrong where other files name the slug', () => {
    expect(fixes('data/stores/luban-2.yaml')).toEqual([
      'rename the file to `luban.yaml`, or write `slug: luban-2` and correct the places that name `luban`',
    ]);
  });

  test('that a slug can be may be right, and a slug that nothing names wrong', () => {
    const file = 'data/posts/first.yaml';
    const post = sampleFiles['data/posts/first-order.yaml'] ?? '';
    const { diagnostics } = check({ ...sampleFiles, 'data/posts/first-order.yaml': '', [file]: post });
    expect(inEnglish(diagnostics).flatMap((fault) => (fault.file === file ? [fault.fix] : []))).toEqual([
      'write `slug: first`, or rename the file to `first-order.yaml`',
    ]);
  });

  test('that no slug can be is what is wrong', () => {
    expect(fixes('data/stores/Luban Shop.yaml')).toEqual(['rename the file to `luban.yaml`']);
  });

  test.each([
    ['data/stores/luban.yml', 'data/stores/luban.yaml'],
    ['data/stores/Luban Shop.yml', 'data/stores/luban-shop.yaml'],
    ['data/pages/About_Us.YAML', 'data/pages/about-us.yaml'],
    ['data/stores/لبان.yml', 'data/stores/لبان.yaml'],
  ])('%s is corrected at once to %s', (file, right) => {
    expect(fixes(file)).toEqual([`rename it to \`${right}\``]);
  });
});
