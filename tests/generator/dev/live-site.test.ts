import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveSite } from '../../../generator/dev/live-site';
import { emitPage } from '../../../generator/emit/page-file';
import { nodeSystem, type System } from '../../../generator/system/system';
import { publishedAt, StoreHasChanged } from '../../../generator/check/checked-data';
import { check } from '../../../generator/check/check';
import { siteOf } from '../../support/site-of';
import { qrCodes } from '../../../generator/render/qr-codes';
import { languages } from '../../../src/domain/language';
import { pageFile } from '../../../src/domain/paths';
import { siteFiles } from '../../../src/domain/site-files';
import { copyProject, type ProjectCopy } from '../../support/project-copy';
import { everyMessageInShell, messageFiles, siteTexts } from '../../../generator/emit/messages';

let copy: ProjectCopy;
const at = (file: string): string => path.join(copy.root, file);
const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));

const read: string[] = [];
const written: string[] = [];

/** The disk, with a note of what is read of the stores and what is written. */
function systemNow(): System {
  const system = nodeSystem(copy.root, {});
  return {
    ...system,
    read(file) {
      if (file.startsWith('data/stores/')) read.push(file);
      return system.read(file);
    },
    write(file, content) {
      const wrote = system.write(file, content);
      if (wrote) written.push(file);
      return wrote;
    },
  };
}

/** Every file that pages load, as the whole site, derived from nothing, has them. */
function wholeSite(): ReadonlyMap<string, string> {
  const system = nodeSystem(copy.root, {});
  const { catalogue } = check(system);
  if (!catalogue) throw new Error('The data has faults.');
  const site = siteOf(system, publishedAt(catalogue, system.now));
  const texts = siteTexts(site.sites, site.messages, everyMessageInShell(site.messages));
  return new Map([
    ...site.pages.map((page): [string, string] => [
      pageFile(page.language, page.path, 'json'),
      emitPage(page, texts[page.language].files[page.kind]).text,
    ]),
    ...languages.flatMap((language) =>
      [...messageFiles(language, texts[language])].map(({ path: file, content }): [string, string] => [file, content]),
    ),
    [siteFiles.redirects, JSON.stringify(site.routeTable.redirects)],
    ...site.search.map(({ path: file, content }): [string, string] => [file, content]),
    ...[...qrCodes(site)].map(({ path: file, content }): [string, string] => [file, content]),
  ]);
}

let live: LiveSite;

beforeAll(async () => {
  copy = copyProject({}, { ownCache: true });
  live = new LiveSite(systemNow);
  const { good } = await live.refresh();
  expect(good).toBeDefined();
});
afterAll(() => copy.remove());

describe('the site while it is edited', () => {
  const edits: readonly [what: string, change: () => void][] = [
    ['nothing yet', () => undefined],
    [
      'a store',
      () => edit('data/stores/noon.yaml', (text) => text.replace(/^(heading:\n {2}en: ).*$/m, '$1Edited, with {code}')),
    ],
    [
      'the name of a store, by which lists are ordered',
      () => edit('data/stores/temu.yaml', (text) => text.replace(/^(name:\n {2}en: ).*$/m, '$1Zebra')),
    ],
    [
      'words of the interface',
      () => edit('data/messages/offers.yaml', (text) => text.replace(/^( +en: )Not tested yet$/m, '$1Untested')),
    ],
    ['a feed', () => edit('data/feeds/dhgate.csv', (text) => text.replace(/\$\d+ off/, '$77 off'))],
  ];

  it.each(edits)('has every file that the whole site would have, after an edit of %s', async (_what, change) => {
    change();
    expect((await live.refresh()).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const whole = wholeSite();
    expect(whole.size).toBeGreaterThan(70);
    for (const [file, text] of whole) expect([file, live.file(file)?.content]).toEqual([file, text]);
    expect(live.file('en/no-such-page.json')).toBeUndefined();
    expect(live.file('qr/en/no-such-page.svg')).toBeUndefined();
  });

  it('reads of the stores only the one that was saved, and writes no module', async () => {
    edit('data/stores/noon.yaml', (text) => text.replace('Edited, with', 'Edited again, with'));
    read.length = 0;
    written.length = 0;
    await live.refresh(new Set(['data/stores/noon.yaml']));
    expect(live.file('en/store/noon.json')?.content).toContain('Edited again');
    expect([...new Set(read)]).toEqual(['data/stores/noon.yaml']);
    expect(written).toEqual([]);
  });

  it('stays as it was while the data has a fault, which it tells as a check from nothing does, and goes on when it is mended', async () => {
    const good = readFileSync(at('data/stores/noon.yaml'), 'utf8');
    const before = live.file('en/store/noon.json');
    edit('data/stores/noon.yaml', (text) => text.replace('kind: faq', 'kind: fag'));
    const faulty = await live.refresh();
    expect(faulty.good).toBeUndefined();
    expect(faulty.diagnostics).toEqual(check(nodeSystem(copy.root, {})).diagnostics);
    expect(live.file('en/store/noon.json')).toEqual(before);
    writeFileSync(at('data/stores/noon.yaml'), good.replace('Edited again', 'Mended'));
    expect((await live.refresh()).good).toBeDefined();
    expect(live.file('en/store/noon.json')?.content).toContain('Mended');
  });

  it('shows drafts, with a label in the language of the page, which the finished site has not', async () => {
    const noon = readFileSync(at('data/stores/noon.yaml'), 'utf8');
    const added = (text: string, more: string): string =>
      text.replace(
        /^offers:\n/m,
        `offers:\n  - id: late\n    ${more}\n    kind: deal\n    url: https://www.example.com/\n    title: { en: Late, ar: متأخر }\n`,
      );
    edit('data/stores/noon.yaml', (text) => added(text, 'publish: 2999-12-01'));
    edit('data/stores/vogacloset.yaml', (text) => text.replace(/^slug: .*\n/m, '$&draft: true\n'));
    edit('data/posts/guide-complet-aliexpress.yaml', (text) => text.replace(/^slug: .*\n/m, '$&draft: true\n'));
    expect((await live.refresh()).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const contentOf = (file: string): string => live.file(file)?.content ?? '';
    expect(contentOf('en/store/noon.json')).toContain('"Draft until 1 December 2999 · Late"');
    expect(contentOf('ar/store/noon.json')).toContain('"مسودة حتى 1 ديسمبر 2999 · متأخر"');
    expect(contentOf('en/store/vogacloset.json')).toMatch(/"heading":"Draft · /);
    expect(contentOf('ar/store/vogacloset.json')).toMatch(/"heading":"مسودة · /);
    expect(contentOf('en/stores.json')).toContain('"VogaCloset · Draft"');
    expect(contentOf('ar/blog/guide-complet-aliexpress.json')).toMatch(/"heading":"Draft · /);
    expect([...wholeSite().values()].filter((text) => /Draft|مسودة/.test(text))).toEqual([]);
    writeFileSync(at('data/stores/noon.yaml'), noon);
    edit('data/stores/vogacloset.yaml', (text) => text.replace('draft: true\n', ''));
    edit('data/posts/guide-complet-aliexpress.yaml', (text) => text.replace('draft: true\n', ''));
    await live.refresh();
  });

  it('shows no store whose file has been saved since it was checked', async () => {
    await live.refresh();
    edit('data/stores/temu.yaml', (text) => `${text}# saved\n`);
    expect(() => live.file('en/store/temu.json')).toThrow(StoreHasChanged);
    await live.refresh();
    expect(live.file('en/store/temu.json')).toBeDefined();
  });

  it('checks every store again by other schemas', async () => {
    live.reloadSchemas();
    read.length = 0;
    expect((await live.refresh()).good).toBeDefined();
    expect(new Set(read).size).toBeGreaterThan(5);
  });
});
