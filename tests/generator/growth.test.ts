/** @module-tag all */
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { emitModules } from '../../generator/site/emit/emit';
import type { System } from '../../generator/system/system';
import { messageFiles } from '../../generator/site/emit/messages';
import { loadSchemas } from '../../generator/catalogue/load/schemas';
import type { Catalogue } from '../../generator/catalogue/validate/catalogue';
import { check } from '../../generator/catalogue/check/check';
import { inputsOf, siteOf } from '../support/site-of';
import { languages } from '../../src/domain/language/language';
import { listingOf } from '../../generator/site/derive/pages/lists';
import { namesFiles, searchShards } from '../../generator/site/derive/files/search-index';
import {
  codeFiles,
  searchedOffersOf,
  titleFiles,
  type SearchedStore,
} from '../../generator/site/derive/files/search-offers';
import type { StoreOutline } from '../../generator/site/derive/store-parts';
import { decodeNames } from '../../src/domain/search/search-names';
import type { Offer } from '../../src/generated/data-types';
import { storeFile, storeSlug, syntheticStore } from '../bench/synthetic-catalogue';
import { projectSystem } from '../support/catalogue';
import { contentOf } from '../support/site-content';
import { offersOfFile } from '../support/offers';

const system = projectSystem({});

/** The catalogue under test with further stores, which are on no disk. */
function withStores(count: number): System {
  const added = new Map(Array.from({ length: count }, (_, index) => [storeFile(index), syntheticStore(index)]));
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

/** The catalogue under test. */
function goodCatalogue(): Catalogue {
  const { catalogue } = check(system, loadSchemas(system));
  if (!catalogue) throw new Error('The catalogue under test has errors.');
  return catalogue;
}

/** The generated inputs of the browser's code, and the messages that it loads. */
function modulesWith(count: number): ReadonlyMap<string, string> {
  const grown = withStores(count);
  const { catalogue, diagnostics } = check(grown, loadSchemas(system));
  if (!catalogue) throw new Error(JSON.stringify(diagnostics[0]));
  const site = siteOf(grown, catalogue);
  const texts = languages.flatMap((language) => [...messageFiles(language, contentOf(site).texts[language])]);
  return new Map([...emitModules(site), ...texts.map(({ path: file, content }) => [file, content] as const)]);
}

describe('the growth of the catalogue', () => {
  it('adds no byte to the code and the texts that a page loads', () => {
    const few = modulesWith(0);
    expect(few.size).toBeGreaterThan(3);
    expect(modulesWith(150)).toEqual(few);
  });

  describe('the search files of 10,000 stores with 60,000 offers', () => {
    let stores: readonly string[] = [];
    let outlines: readonly StoreOutline[] = [];
    const textsIn = (store: string, field: string): { readonly en: string; readonly ar: string } => {
      const [, en = '', ar = ''] = new RegExp(`\\n *${field}:\\n *en: (.*)\\n *ar: (.*)`).exec(store) ?? [];
      return { en, ar };
    };
    beforeAll(() => {
      stores = Array.from({ length: 10_000 }, (_, index) => syntheticStore(index));
      outlines = stores.map((store, index) => {
        const slug = storeSlug(index);
        // Of an outline, the files of names have only these fields.
        return { slug, path: `/store/${slug}`, name: textsIn(store, 'name') } as StoreOutline;
      });
    });
    const shards = searchShards(60_000);
    const weightOf = (value: unknown): number => brotliCompressSync(JSON.stringify(value)).byteLength;
    const longest = (files: readonly unknown[]): unknown =>
      files.reduce((one, other) => (JSON.stringify(other).length > JSON.stringify(one).length ? other : one));

    it.each(languages)('have the names in %s in a file of less than 60,000 bytes', (language) => {
      const parts = listingOf(outlines, [], language).search;
      const { own, other } = namesFiles(outlines, parts, shards, language);
      expect(decodeNames(own).names).toHaveLength(10_000);
      expect(weightOf(own)).toBeLessThan(60_000);
      expect(weightOf(other)).toBeLessThan(60_000);
    });

    it('have the codes and the words of titles in files of less than 10,000 bytes', () => {
      const searched = stores.map(
        (store, index): SearchedStore => ({
          card: { name: textsIn(store, 'name'), path: `/store/${storeSlug(index)}` },
          searched: searchedOffersOf({
            offers: offersOfFile(
              [
                ...store.matchAll(
                  /- id: (.*)\n {4}kind: (code|deal)(?:\n {4}code: "(.*)")?[\s\S]*?title:\n *en: (.*)\n *ar: (.*)/g,
                ),
              ].map(
                ([, id = '', kind, code, en = '', ar = '']) =>
                  // Of offers, only these fields are searched.
                  ({ id, kind, code, title: { en, ar } }) as Offer,
              ),
            ),
          }),
        }),
      );
      expect(searched[0]?.searched.codes).toHaveLength(4);
      const edition = inputsOf(system, goodCatalogue()).editions.read().en;
      const codes = codeFiles(searched, shards.codes, edition);
      expect(codes.flatMap((file) => Object.values(file).flat())).toHaveLength(40_000);
      expect(weightOf(longest(codes))).toBeLessThan(10_000);
      expect(weightOf(longest(titleFiles(searched, shards.titles, edition)))).toBeLessThan(10_000);
    });
  });
});
