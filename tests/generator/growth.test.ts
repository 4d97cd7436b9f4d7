import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { emitModules } from '../../generator/emit/emit';
import type { System } from '../../generator/system/system';
import { messageFiles } from '../../generator/emit/messages';
import { loadSchemas } from '../../generator/load/schemas';
import { check } from '../../generator/check/check';
import { siteOf } from '../support/site-of';
import { languages } from '../../src/domain/language';
import { encodeSearchIndex, foldForSearch } from '../../src/domain/search';
import { syntheticStore } from '../bench/synthetic-catalogue';
import { projectSystem } from '../support/catalogue';
import { contentOf } from '../support/site-content';

const system = projectSystem({});

/** The catalogue under test with further stores, which are on no disk. */
function withStores(count: number): System {
  const added = new Map(
    Array.from({ length: count }, (_, index) => [
      `data/stores/store-${String(index).padStart(5, '0')}.yaml`,
      syntheticStore(index),
    ]),
  );
  return {
    ...system,
    list: (folder) =>
      [...system.list(folder), ...[...added.keys()].filter((file) => file.startsWith(`${folder}/`))].sort(),
    read: (file) => {
      const text = added.get(file);
      return text === undefined ? system.read(file) : new TextEncoder().encode(text);
    },
  };
}

/** What the browser's code is made from besides code, and the texts that it loads. */
function modulesWith(count: number): ReadonlyMap<string, string> {
  const grown = withStores(count);
  const { catalogue, diagnostics } = check(grown, loadSchemas(system));
  if (!catalogue) throw new Error(JSON.stringify(diagnostics[0]));
  const site = siteOf(grown, catalogue);
  const texts = languages.flatMap((language) => [...messageFiles(language, contentOf(site).texts[language])]);
  return new Map([...emitModules(site), ...texts.map(({ path: file, content }) => [file, content] as const)]);
}

describe('more stores', () => {
  it('do not add a byte to the code and the texts that a page loads', () => {
    const few = modulesWith(0);
    expect(few.size).toBeGreaterThan(3);
    expect(modulesWith(150)).toEqual(few);
  });

  it('fit into a search index of 100,000 bytes, ten thousand of them', () => {
    const nameIn = (store: string, language: string): string =>
      new RegExp(`\\nname:\\n(?:  .*\\n)*?  ${language}: (.*)`).exec(store)?.[1] ?? '';
    const entries = Array.from({ length: 10_000 }, (_, index) => {
      const store = syntheticStore(index);
      const names = [nameIn(store, 'ar'), nameIn(store, 'en')];
      return { name: names[0] ?? '', path: /\npath: (.*)/.exec(store)?.[1] ?? '', keys: names.map(foldForSearch) };
    });
    expect(new Set(entries.flatMap(({ keys }) => keys)).size).toBe(20_000);
    const weight = brotliCompressSync(JSON.stringify(encodeSearchIndex(entries))).byteLength;
    expect(weight).toBeLessThan(100_000);
  });
});
