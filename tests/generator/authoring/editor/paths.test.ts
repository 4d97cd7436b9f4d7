import { describe, expect, it } from 'vitest';
import { allowedPath, schemaOf } from '../../../../generator/authoring/editor/paths';
import { RequestRefused } from '../../../../generator/authoring/editor/refusal';

describe('the path check of the editor', () => {
  it.each([
    ['data/site.yaml', 'site'],
    ['data/stores/temu.yaml', 'store'],
    ['data/feeds/shop.yaml', 'feed'],
    ['data/feeds/shop.corrections.yaml', 'feed-corrections'],
    ['data/feeds/shop.csv', 'feed-table'],
    ['data/images/temu.png', 'picture'],
    ['data/icons/bag.svg', 'picture'],
  ])('accepts %s with the schema %s', (path, schema) => {
    expect(schemaOf(path)).toBe(schema);
  });

  it.each([
    'data/../package.json',
    'data/stores/../../package.json',
    'data/stores/..',
    '/etc/passwd',
    '/data/site.yaml',
    'C:/data/site.yaml',
    'data\\stores\\temu.yaml',
    'data/stores/..\\..\\x.yaml',
    'data/stores/te\u0000mu.yaml',
    'data/stores/te\nmu.yaml',
    'data/stores/temu.yaml:stream',
    'data//site.yaml',
    './data/site.yaml',
    'data/./site.yaml',
    'data/stores/.hidden.yaml',
    'data/stores/deeper/temu.yaml',
    'data/images/deeper/a.png',
    'data/images/page.html',
    'data/README.md',
    'data/guide/stores.md',
    'data',
    'data/',
    '',
    'package.json',
    'src/index.html',
    'node_modules/vite/package.json',
    `data/stores/${'a'.repeat(300)}.yaml`,
  ])('refuses %j', (path) => {
    expect(schemaOf(path)).toBeUndefined();
    expect(() => allowedPath(path, { kindOf: () => 'file' })).toThrow(RequestRefused);
  });

  it('refuses links, files below links, folders and paths that are not text', () => {
    const kinds: Readonly<Record<string, 'file' | 'folder' | 'other'>> = {
      'data/stores': 'folder',
      'data/stores/real.yaml': 'file',
      'data/stores/link.yaml': 'other',
      'data/stores/folder.yaml': 'folder',
      'data/posts': 'other',
    };
    const disk = { kindOf: (path: string) => kinds[path] };
    expect(allowedPath('data/stores/real.yaml', disk)).toBe('data/stores/real.yaml');
    expect(allowedPath('data/stores/new.yaml', disk)).toBe('data/stores/new.yaml');
    for (const path of [
      'data/stores/link.yaml',
      'data/stores/folder.yaml',
      'data/posts/a.yaml',
      undefined,
      1,
      ['data/site.yaml'],
    ])
      expect(() => allowedPath(path, disk)).toThrow(RequestRefused);
  });
});
