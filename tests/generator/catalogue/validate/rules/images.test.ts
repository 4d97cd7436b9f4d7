import { describe, expect, test } from 'vitest';
import { check, patched } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

describe('the rule for pictures', () => {
  test('does not look for files when an image host serves the pictures', () => {
    const files = patched('data/site.yaml', 'imageHost: https://images.example.com\n');
    const { 'data/images/luban.svg': _logo, ...others } = files;
    expect(check({ ...others, [store]: patched(store, 'logo: gone.svg\n')[store] ?? '' }).report).toBe('');
  });
});
