/** @module-tag all */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../../../generator/site/build/pipeline';
import { nodeSystem } from '../../../../generator/system/system';
import { networkCatalogue, slugOf, tableFile } from '../../../bench/network-catalogue';
import { filesBelow } from '../../../support/documents';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';

/** Enough for lists of several pages. */
const stores = 40;
/** A store in the middle. */
const shop = 12;
const slug = slugOf(shop);

let copy: ProjectCopy;

async function built(): Promise<void> {
  const { pages, diagnostics } = await build(nodeSystem(copy.root, { SOURCE_DATE_EPOCH: '1795219200' }));
  if (pages === undefined) throw new Error(JSON.stringify(diagnostics));
}

/** The files of the site, each with what is different once it is written again, even with the same content. */
const site = (): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(copy.at('dist')).map((file) => {
      const { ino, mtimeMs } = statSync(copy.at(`dist/${file}`));
      return [file, `${ino} ${mtimeMs}`];
    }),
  );

/**
 * The files that a change of the table makes a build write or remove, without the numbers of pages and of parts of the
 * search. Each page names the store.
 */
async function writtenAfter(change: (table: string) => string): Promise<readonly string[]> {
  const file = copy.at(`data/${tableFile}`);
  const table = readFileSync(file, 'utf8');
  const changed = change(table);
  expect(changed).not.toBe(table);
  const before = site();
  writeFileSync(file, changed);
  await built();
  const after = site();
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  for (const name of names) if (name.endsWith('.html')) expect(copy.read(`dist/${name}`)).toContain(`/store/${slug}`);
  return [...new Set(names.map((name) => name.replace(/\/\d+(?=\.\w+$)/, '')))].sort();
}

/** Changes the first row of the store that holds: one with a code. */
const withRow =
  (change: (row: string) => string) =>
  (table: string): string =>
    table.replace(new RegExp(`^.*;promocode;.*;2027-.*;Shop ${shop};.*$`, 'm'), change);

const inBoth = (...names: readonly string[]): readonly string[] =>
  ['ar', 'en'].flatMap((language) => names.map((name) => `${language}/${name}`));
const page = (name: string): readonly string[] => inBoth(`${name}.html`, `${name}.json`);

/**
 * The page of the store, its offers in the public copy and in the comparison, and those pages of lists that have it.
 */
const shown = [
  `api/v1/offers/${slug}.json`,
  ...page(`store/${slug}`),
  ...page('all-coupons'),
  ...page('category/marketplaces'),
  ...page('category/general-marketplace'),
  ...inBoth('compare/general-marketplace.json'),
];

beforeAll(async () => {
  copy = copyProject({}, { ownCache: 'filled' });
  for (const [file, text] of networkCatalogue(stores, 800).files) copy.write(`data/${file}`, text);
  await built();
}, 300_000);
afterAll(() => copy.remove());

describe('a build after a change of one row of a feed (product rule R64)', () => {
  it('writes only the pages with the offer and the words of titles for another title', async () => {
    const written = await writtenAfter(withRow((row) => row.replace(/Take (\d+%) off/, 'Get $1 off pineapples,')));
    expect(written).toEqual([...shown, ...inBoth('search/titles.json')].sort());
  }, 120_000);

  it('writes only the pages with the offer and the search codes for another code', async () => {
    const written = await writtenAfter(withRow((row) => row.replace(/;S12R\d+;/, ';PINEAPPLE12;')));
    expect(written).toEqual([...shown, ...inBoth('search/codes.json')].sort());
  }, 120_000);

  it('writes nothing for a row of no store or a row whose line has moved', async () => {
    const row = '1;Take 5% off nothing;other;None;https://www.example.com/;;2027-01-15 23:59:59;No Shop;5%;;;all';
    expect(await writtenAfter((table) => table.replace('\n', `\n${row}\n`))).toEqual([]);
    expect(await writtenAfter((table) => table.replace(`${row}\n`, ''))).toEqual([]);
  }, 120_000);
});
