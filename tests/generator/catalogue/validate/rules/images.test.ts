import { describe, expect, test } from 'vitest';
import { check, patched } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

describe('pictures', () => {
  test('are not looked for where an image host serves them', () => {
    const files = patched('data/site.yaml', 'imageHost: https://images.example.com\n');
    const { 'data/images/luban.svg': _logo, ...others } = files;
    expect(check({ ...others, [store]: patched(store, 'logo: gone.svg\n')[store] ?? '' }).report).toBe('');
  });
});
