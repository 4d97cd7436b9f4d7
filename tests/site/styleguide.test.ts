import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { filesBelow } from '../support/documents';

const dist = inject('siteFolder');
const samples = readFileSync(path.resolve(import.meta.dirname, '../../src/dev/styleguide/samples.ts'), 'utf8');

describe('the style guide', () => {
  it('is not part of the finished site: no page, no script, no text', () => {
    expect(filesBelow(dist).filter((file) => /styleguide/i.test(file))).toEqual([]);
    const word = /Rindfleisch\w+/.exec(samples)?.[0] ?? '';
    expect(word).not.toBe('');
    const texts = filesBelow(dist).filter((file) => /\.(?:html|js|json|css|txt|xml)$/.test(file));
    expect(texts.length).toBeGreaterThan(100);
    expect(
      texts.filter(
        (file) =>
          /styleguide/i.test(readFileSync(path.join(dist, file), 'utf8')) ||
          readFileSync(path.join(dist, file), 'utf8').includes(word),
      ),
    ).toEqual([]);
  });
});
