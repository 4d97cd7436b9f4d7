/** @module-tag all */
import { renameSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '../../../../generator/cli/commands/check';
import { nodeSystem } from '../../../../generator/system/system';
import { checkIncrementally } from '../../../../generator/site/records/incremental-check';
import { cacheKeyOf, programKeyOf } from '../../../../generator/system/cache/cache-keys';
import { CheckCache } from '../../../../generator/site/records/check-cache';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { silentProgress } from '../../../../generator/system/progress';
import { networkCatalogue, slugOf } from '../../../bench/network-catalogue';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';
import { contextOf } from '../../support/command-context';

let copy: ProjectCopy;

/** The exit code and output of `npm run check`. */
async function runCheck(): Promise<{ readonly code: number; readonly said: string }> {
  const system = nodeSystem(copy.root, { SOURCE_DATE_EPOCH: '1795222800' });
  const { context, printed } = contextOf(system);
  const code = await command.run({ ...context, values: {}, progress: silentProgress });
  return { code, said: printed() };
}

beforeAll(() => {
  copy = copyProject({}, { ownCache: true });
});
afterAll(() => copy.remove());

const store = 'data/stores/noon.yaml';

/** An offer that begins after the day on which it was tested. */
const testOutsideOffer = `    starts: 2025-10-20
    checks:
      - date: 2025-10-10
        result: worked
`;

const evidence = 'data/evidence/gulfclicks.yaml';

/** Evidence of two orders with an offer. */
const ordersOf = (offer: string): string =>
  `stores:\n  noon:\n    - { offer: "${offer}", date: 2025-10-10, country: SA }\n    - { offer: "${offer}", date: 2025-10-11 }\n`;

const ownOffer =
  'offers:\n  - id: of-the-store\n    kind: deal\n    url: https://www.example.com/\n    title:\n      en: Sale\n      ar: تخفيضات\n';

const ubuy = 'data/stores/ubuy.yaml';
const logo = 'data/images/ubuy.svg';
const drawing = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>\n`;
const icon = 'data/icons/rocket.svg';
const iconOf = (line: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${line}" stroke="currentColor"/></svg>\n`;
const toLogo = (name: string) => (text: string) => text.replace(/^logo: .*$/m, `logo: ${name}`);

/** An edit that replaces a text of a file, once or everywhere. */
const replacing = (file: string, from: string | RegExp, to: string) => (): void => copy.replace(file, from, to);
const replacingAll = (file: string, from: string, to: string) => (): void =>
  copy.edit(file, (text) => text.replaceAll(from, to));
const commenting = (file: string) => (): void => copy.edit(file, (text) => `${text}# A comment.\n`);

/** Edits between two checks, and the exit code of the second one. */
const steps: readonly (readonly [name: string, act: () => void, code: number])[] = [
  ['nothing was ever checked', () => undefined, 0],
  ['nothing has changed', () => undefined, 0],
  ['a month label has aged', replacing(store, /^checked: .*$/m, 'checked: 2025-02'), 0],
  ['a word is wrong', replacing(store, /^icon: .*$/m, 'icon: bga'), 1],
  ['it is still wrong', () => undefined, 1],
  ['it is right again', replacing(store, /^icon: .*$/m, 'icon: bag'), 0],
  [
    'a store with a section of an unknown kind links to a preview',
    () =>
      copy.edit(store, (text) =>
        text.replace('kind: faq', 'kind: fag').replace(/^ {4}url: .*$/m, '    url: https://staging.noon.com/'),
      ),
    1,
  ],
  [
    'both are right again',
    () =>
      copy.edit(store, (text) =>
        text.replace('kind: fag', 'kind: faq').replace('https://staging.noon.com/', 'https://www.noon.com/'),
      ),
    0,
  ],
  ['a page that others name is gone', () => renameSync(copy.at(store), copy.at('away.yaml')), 1],
  ['it is back', () => renameSync(copy.at('away.yaml'), copy.at(store)), 0],
  ['a file is where nothing reads it', () => copy.write('data/pages/notes.txt', 'x'), 1],
  ['it is taken away', () => rmSync(copy.at('data/pages/notes.txt')), 0],
  [
    'a feed has another row',
    () =>
      copy.edit('data/feeds/dhgate.csv', (text) => `${text.trimEnd()}\n${text.trimEnd().split('\n').at(-1) ?? ''}\n`),
    0,
  ],
  [
    'a store features a row of its feed',
    replacing('data/stores/dhgate.yaml', /^sections:$/m, 'featured: "710408"\nsections:'),
    0,
  ],
  ['that row cannot be shown any more', replacing('data/feeds/dhgate.csv', /^(710408;.*;)2025-09-30[^;]*;/m, '$1;'), 0],
  ['another row has changed meanwhile', replacing('data/feeds/dhgate.csv', '$3 off orders', '$4 off orders'), 0],
  [
    'that row is gone from the table',
    () => {
      renameSync(copy.at('data/feeds/dhgate.csv'), copy.at('away.csv'));
      copy.write('data/feeds/dhgate.csv', copy.read('away.csv').replace(/^710408;.*\n/m, ''));
    },
    1,
  ],
  ['the table is as it was', () => renameSync(copy.at('away.csv'), copy.at('data/feeds/dhgate.csv')), 0],
  [
    'the store has an offer of its own',
    replacing('data/stores/dhgate.yaml', /^offersFrom:/m, `${ownOffer}offersFrom:`),
    0,
  ],
  [
    'a correction names that offer',
    () => copy.write('data/feeds/dhgate.corrections.yaml', 'rows:\n  - row: of-the-store\n    hide: true\n'),
    1,
  ],
  ['that offer is gone', replacing('data/stores/dhgate.yaml', ownOffer, ''), 0],
  [
    'the corrections of the feed hide the row',
    () => copy.write('data/feeds/dhgate.corrections.yaml', 'rows:\n  - row: "710401"\n    hide: true\n'),
    0,
  ],
  ['the corrections have a misspelled key', replacing('data/feeds/dhgate.corrections.yaml', 'hide', 'hid'), 1],
  ['there are no corrections', () => rmSync(copy.at('data/feeds/dhgate.corrections.yaml')), 0],
  ['an offer that the home page advertises is gone', replacingAll(store, 'ndx143', 'ndx144'), 1],
  ['it is back under its name', replacingAll(store, 'ndx144', 'ndx143'), 0],
  [
    'the home page advertises an offer that does not exist',
    replacing('data/home.yaml', 'offer: ndx143', 'offer: ndx144'),
    1,
  ],
  ['it advertises one that exists', replacing('data/home.yaml', 'offer: ndx144', 'offer: ndx143'), 0],
  [
    'a text of the home page quotes a code of a store that it does not name',
    replacing('data/home.yaml', 'Wait for the new total', 'With BH18, wait for the new total'),
    0,
  ],
  [
    'that text quotes no code',
    replacing('data/home.yaml', 'With BH18, wait for the new total', 'Wait for the new total'),
    0,
  ],
  ['a store has a warning', replacing(store, /^ {4}verified: true$/m, `${testOutsideOffer}    verified: true`), 0],
  ['the store with the warning has not changed', () => undefined, 0],
  ['another store has changed', commenting('data/stores/temu.yaml'), 0],
  ['a page has changed', commenting('data/pages/about.yaml'), 0],
  ['the warning has moved', () => copy.edit(store, (text) => `# A comment.\n${text}`), 0],
  ['the warning is gone', replacing(store, testOutsideOffer, ''), 0],
  [
    'a category that stores name is gone',
    replacing('data/categories.yaml', '  general-marketplace:', '  everything:'),
    1,
  ],
  ['the category is back', replacing('data/categories.yaml', '  everything:', '  general-marketplace:'), 0],
  ['a network has reported orders', () => copy.write(evidence, ordersOf('ndx143')), 0],
  ['they have not changed', () => undefined, 0],
  ['the offer of the orders has another id', replacingAll(store, 'ndx143', 'ndx144'), 1],
  [
    'the home page advertises it, and nothing has that of the orders',
    replacingAll('data/home.yaml', 'offer: ndx143', 'offer: ndx144'),
    0,
  ],
  ['another store has changed after that', commenting('data/stores/temu.yaml'), 0],
  ['the orders have the new id', () => copy.write(evidence, ordersOf('ndx144')), 0],
  ['the store of the orders has changed', commenting(store), 0],
  [
    'the offer has its old id, and there is no evidence',
    () => {
      for (const file of [store, 'data/home.yaml']) copy.edit(file, (text) => text.replaceAll('ndx144', 'ndx143'));
      rmSync(copy.at(evidence));
    },
    0,
  ],
  ['a claim is gone', replacing('data/claims.yaml', '      - 200+ stores\n', ''), 1],
  ['the claim is back', replacing('data/claims.yaml', '    says:\n', '    says:\n      - 200+ stores\n'), 0],
  ['a text has other words than its claim', replacingAll('data/stores/iherb.yaml', 'more than 185', 'about 185'), 1],
  ['it has the words of the claim again', replacingAll('data/stores/iherb.yaml', 'about 185', 'more than 185'), 0],
  ['a store lost the words of a claim', replacingAll('data/stores/iherb.yaml', 'more than 185', 'lots of'), 0],
  ['it has them back', replacingAll('data/stores/iherb.yaml', 'lots of', 'more than 185'), 0],
  ['a country has another currency', replacing('data/countries.yaml', 'currency: EGP', 'currency: USD'), 0],
  [
    'a store is a draft, and others do not name it',
    replacing('data/stores/pottery-barn.yaml', /^slug: .*\n/m, '$&draft: true\n'),
    0,
  ],
  [
    'a text of a store that has not changed since leads to a draft',
    replacing(store, /^( {10}en: ")The code is/m, '$1[See](/store/pottery-barn) The code is'),
    1,
  ],
  ['the page is no draft any more', replacing('data/stores/pottery-barn.yaml', 'draft: true\n', ''), 0],
  [
    'it is a draft again, and its link is in a file that has not changed',
    replacing('data/stores/pottery-barn.yaml', /^slug: .*\n/m, '$&draft: true\n'),
    1,
  ],
  [
    'it is published on a day that has come',
    replacing('data/stores/pottery-barn.yaml', 'draft: true\n', 'publish: 2026-01-01\n'),
    0,
  ],
  ['the logo of a store has another shape', () => copy.write(logo, drawing(400, 100)), 0],
  ['it is a PDF', () => copy.write(logo, '%PDF-1.7\n'), 1],
  ['it is a logo again', () => copy.write(logo, drawing(96, 96)), 0],
  ['an icon is added that nothing names', () => copy.write(icon, iconOf('M4 4h16')), 0],
  ['a store names it', replacing(ubuy, /^icon: .*$/m, 'icon: rocket'), 0],
  ['the icon has another drawing', () => copy.write(icon, iconOf('M4 8h16')), 0],
  ['the icon has a colour', () => copy.write(icon, iconOf('M4 8h16').replace('currentColor', 'red')), 1],
  ['the icon is gone', () => rmSync(copy.at(icon)), 1],
  ['the icon is there again', () => copy.write(icon, iconOf('M4 8h16')), 0],
  ['a store has the logo of another, and nothing shows its own', () => copy.edit(ubuy, toLogo('temu.svg')), 0],
  ['it has its own again', () => copy.edit(ubuy, toLogo('ubuy.svg')), 0],
  [
    'a schema has changed',
    replacing('schemas/common.schema.json', /"description": "[^"]*"/, '"description": "Other words."'),
    0,
  ],
  [
    'what is remembered is torn',
    () => {
      const file = 'node_modules/.cache/qaseema/build/check.jsonl';
      copy.edit(file, (text) => text.slice(0, 500));
    },
    0,
  ],
  [
    'what is remembered of the stores is gone',
    () => rmSync(copy.at('node_modules/.cache/qaseema/build/stores.jsonl')),
    0,
  ],
  [
    'what is remembered of the stores is torn',
    () => copy.edit('node_modules/.cache/qaseema/build/stores.jsonl', (text) => text.slice(0, 500)),
    0,
  ],
];

const warned = new Set([
  'a store has a warning',
  'the store with the warning has not changed',
  'another store has changed',
  'a page has changed',
  'the warning has moved',
]);

it('an incremental check reports the same as a full check after every kind of change', async () => {
  const said: string[] = [];
  for (const [name, act, expected] of steps) {
    act();
    const warm = await runCheck();
    const memory = copy.at('node_modules/.cache/qaseema/build');
    renameSync(memory, copy.at('memory'));
    const cold = await runCheck();
    rmSync(memory, { recursive: true, force: true });
    renameSync(copy.at('memory'), memory);
    expect({ name, ...warm }).toEqual({ name, ...cold });
    expect({ name, code: warm.code }).toEqual({ name, code: expected });
    said.push(warm.said);
  }
  expect(said.map((text) => text.includes('check-outside-offer'))).toEqual(steps.map(([name]) => warned.has(name)));
}, 600_000);

/** A cache that records writes, and a system that records reads. */
function watchedCheck() {
  const system = nodeSystem(copy.root, {});
  const read: string[] = [];
  const written: string[] = [];
  const note = (file: string): boolean => written.push(file) > 0;
  const cache = new CheckCache({ ...system, write: note, append: note }, cacheKeyOf(system, programKeyOf(system)));
  const watched = {
    ...system,
    read(file: string) {
      read.push(file);
      return system.read(file);
    },
  };
  return { read, written, cache, watched };
}

it('an incremental check reads no file that was good and has not changed', async () => {
  await runCheck();
  const { read, written, cache, watched } = watchedCheck();
  const { good, sources } = checkIncrementally(watched, loadSchemas(watched), cache);
  if (good) cache.update(good.state, good.newRest);
  cache.write();
  expect([good?.newRest, written]).toEqual([undefined, []]);
  expect(read.filter((file) => file.startsWith('data/'))).toEqual([]);
  // The report quotes the table, which is decoded according to its settings.
  expect([...sources.values()].every(({ text }) => text.length > 0)).toBe(true);
  expect(read.filter((file) => file.startsWith('data/'))).toEqual(['data/feeds/dhgate.csv', 'data/feeds/dhgate.yaml']);
});

/** The stores that a check at an instant reads, and the offers that it leaves out of one. */
function checkedAt(now: number): { readonly read: readonly string[]; readonly offers: readonly string[] } {
  const system = nodeSystem(copy.root, { SOURCE_DATE_EPOCH: String(now / 1000) });
  const read: string[] = [];
  const watched = {
    ...system,
    read(file: string) {
      if (file.startsWith('data/stores/')) read.push(file);
      return system.read(file);
    },
  };
  const cache = new CheckCache(watched, cacheKeyOf(system, programKeyOf(system)));
  const { good } = checkIncrementally(watched, loadSchemas(watched), cache);
  if (!good) throw new Error('The data has errors.');
  cache.update(good.state, good.newRest);
  cache.write();
  const checked = [...read];
  return { read: checked, offers: good.site.storeOf('noon').offers?.map(({ id }) => id) ?? [] };
}

it('an incremental check on a later day reads only the stores whose offers are newly published', () => {
  // Days that are in no text of the catalogue: a text with a past last day is checked again.
  const eve = Date.UTC(2027, 4, 10, 12);
  const day = 24 * 3_600_000;
  const original = copy.read(store);
  const offer =
    '  - id: late\n    publish: 2027-05-11\n    kind: deal\n    url: https://www.example.com/\n    title: { en: Late, ar: متأخر }\n';
  copy.write(store, original.replace(/^offers:\n/m, `offers:\n${offer}`));
  expect(checkedAt(eve).offers).not.toContain('late');
  expect(checkedAt(eve).read).toEqual([]);
  const next = checkedAt(eve + day);
  expect([next.read, next.offers[0]]).toEqual([[store], 'late']);
  expect(checkedAt(eve + 2 * day).read).toEqual([]);
  // As of an earlier day, everything is checked again.
  expect(checkedAt(eve).offers).not.toContain('late');
  copy.write(store, original);
});

it('an incremental check reads only the stores whose feed rows have changed', () => {
  const instant = Date.UTC(2026, 10, 30, 12);
  const table = 'data/feeds/network.csv';
  const storeOf = (number: number): string => `data/stores/${slugOf(number)}.yaml`;
  // Pages name other stores, which are read whenever a file beside the stores changes.
  const read = (): readonly string[] => checkedAt(instant).read.filter((file) => file.includes('/shop-'));
  for (const [file, text] of networkCatalogue(5, 60).files) copy.write(`data/${file}`, text);
  expect(read()).toHaveLength(5);
  expect(read()).toEqual([]);
  copy.replace(table, /^(\d+;)Take (.*;Shop 3;)/m, '$1Get $2');
  expect(read()).toEqual([storeOf(3)]);
  // A row that moves changes its place in the table only.
  copy.edit(table, (text) => {
    const [header = '', first = '', ...rows] = text.trimEnd().split('\n');
    return `${[header, ...rows, first].join('\n')}\n`;
  });
  const [last = ''] = copy.read(table).trimEnd().split('\n').slice(-1);
  const owner = Number(/;Shop (\d+);/.exec(last)?.[1]);
  expect(read()).toEqual([storeOf(owner)]);
  copy.replace(table, /^.*;Shop 4;.*\n/m, '');
  expect(read()).toEqual([storeOf(4)]);
  for (const file of networkCatalogue(5, 60).files.keys()) rmSync(copy.at(`data/${file}`));
});

describe('an incremental check of a file that is saved during the check and then restored', () => {
  const cases: readonly (readonly [file: string, change: (text: string) => string])[] = [
    [store, (text) => text.replace(/^ {2}en: Noon$/m, '  en: Other')],
    ['data/pages/about.yaml', (text) => text.replace(/^(title:\n {2}en: ).*$/m, '$1Other')],
  ];

  it.each(cases)('never records the hash of one content with the values of the other: %s', (file, change) => {
    const original = copy.read(file);
    const saved = change(original);
    expect(saved).not.toBe(original);
    const system = nodeSystem(copy.root, {});
    const schemas = loadSchemas(system);
    for (const known of [false, true]) {
      const cache = new CheckCache(
        { ...system, write: () => true, append: () => undefined, read: () => undefined },
        'key',
      );
      if (known) {
        const before = checkIncrementally(system, schemas, cache).good;
        if (before) cache.update(before.state, before.newRest);
        copy.write(file, original);
      }
      // The first time the check reads the file it has the original content, from then on the other.
      let reads = 0;
      const changing = {
        ...system,
        read(path: string) {
          if (path === file) reads += 1;
          return path === file && reads > 1 ? new TextEncoder().encode(saved) : system.read(path);
        },
      };
      const checked = checkIncrementally(changing, schemas, cache).good;
      if (!checked) throw new Error('The data has errors.');
      cache.update(checked.state, checked.newRest);
      const again = checkIncrementally(system, schemas, cache).good;
      const full = checkIncrementally(system, schemas, new CheckCache(system, 'another key')).good;
      if (!again || !full) throw new Error('The data has errors.');
      expect(again.site.stores).toEqual(full.site.stores);
      expect(again.site.pages).toEqual(full.site.pages);
      expect(again.site.stores.map(({ slug }) => again.site.detailsOf(slug))).toEqual(
        full.site.stores.map(({ slug }) => full.site.detailsOf(slug)),
      );
    }
  });
});
