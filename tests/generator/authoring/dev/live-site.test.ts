import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveSite } from '../../../../generator/authoring/dev/live-site';
import { nodeParts } from '../../../../generator/authoring/dev/node-parts';
import { emitPage } from '../../../../generator/site/emit/page-file';
import { nodeSystem, type System } from '../../../../generator/system/system';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { checkIncrementally } from '../../../../generator/site/records/incremental-check';
import { publishedAt } from '../../../../generator/site/records/checked-data';
import { check } from '../../../../generator/catalogue/check/check';
import type { SourceDocument } from '../../../../generator/catalogue/load/document';
import type { Catalogue } from '../../../../generator/catalogue/validate/catalogue';
import { siteOf } from '../../../support/site-of';
import { languages } from '../../../../src/domain/language/language';
import { pageFile } from '../../../../src/domain/pages/paths';
import { siteFiles } from '../../../../src/domain/pages/site-files';
import { someOf } from '../../../support/extent';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';
import { twelfthStore } from '../../../support/twelfth-store';
import { everyMessageInShell, messageFiles, siteTexts } from '../../../../generator/site/emit/messages';

let copy: ProjectCopy;

const read: string[] = [];
const written: string[] = [];

/** The disk, which records reads of stores and writes. */
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
  ]);
}

/** A catalogue as plain values: each document is the path of its file. */
function plain(catalogue: Catalogue | undefined): unknown {
  return JSON.parse(
    JSON.stringify(catalogue, (key, value: unknown) => {
      if (key === 'document') return (value as SourceDocument).file.path;
      return value instanceof Map ? [...value] : value;
    }),
  );
}

/** The text of a store with one more offer. */
const withOffer = (text: string, more: string): string =>
  text.replace(
    /^offers:\n/m,
    `offers:\n  - id: late\n    ${more}\n    kind: deal\n    url: https://www.example.com/\n    title: { en: Late, ar: متأخر }\n`,
  );

let live: LiveSite;

beforeAll(async () => {
  copy = copyProject({}, { ownCache: 'filled' });
  live = new LiveSite(systemNow, nodeParts);
  expect((await live.refresh()).good).toBe(true);
});
afterAll(() => copy.remove());

describe('LiveSite', () => {
  const edits: readonly [what: string, change: () => void][] = [
    ['a store', () => copy.replace('data/stores/noon.yaml', /^(heading:\n {2}en: ).*$/m, '$1Edited, with {code}')],
    ['nothing', () => undefined],
    [
      'the name of a store, which sorts the lists',
      () => copy.replace('data/stores/temu.yaml', /^(name:\n {2}en: ).*$/m, '$1Zebra'),
    ],
    [
      'a text of the interface',
      () => copy.replace('data/messages/offers.yaml', /^( +en: )Not tested yet$/m, '$1Untested'),
    ],
    ['a feed', () => copy.replace('data/feeds/dhgate.csv', /\$\d+ off/, '$77 off')],
  ];

  it.each(someOf(edits, 5))('has every file of the full site after an edit of %s', async (_what, change) => {
    change();
    expect((await live.refresh()).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const whole = wholeSite();
    expect(whole.size).toBeGreaterThan(70);
    for (const [file, text] of whole) expect([file, live.file(file)?.content]).toEqual([file, text]);
    expect(live.file('en/no-such-page.json')).toBeUndefined();
  });

  it('reads only the store that was saved and writes no file', async () => {
    copy.replace('data/stores/noon.yaml', 'Edited, with', 'Edited again, with');
    read.length = 0;
    written.length = 0;
    await live.refresh(new Set(['data/stores/noon.yaml']));
    expect(live.file('en/store/noon.json')?.content).toContain('Edited again');
    expect([...new Set(read)]).toEqual(['data/stores/noon.yaml']);
    expect(written).toEqual([]);
  });

  it('writes the module of the page that was saved, and no other', async () => {
    live.writeCatalogue();
    copy.replace('data/stores/noon.yaml', 'Edited again, with', 'Edited anew, with');
    await live.refresh(new Set(['data/stores/noon.yaml']));
    written.length = 0;
    live.writeCatalogue();
    expect(written.filter((file) => file.startsWith('src/generated/catalogue/stores/'))).toEqual([
      'src/generated/catalogue/stores/noon.ts',
    ]);
    copy.replace('data/stores/noon.yaml', 'Edited anew, with', 'Edited again, with');
    await live.refresh(new Set(['data/stores/noon.yaml']));
  });

  it('has the catalogue of a full check, although it checks only the store that was saved', () => {
    copy.replace('data/stores/noon.yaml', 'Edited again, with', 'Edited once more, with');
    const catalogue = live.catalogue();
    expect(plain(catalogue)).toEqual(plain(check(nodeSystem(copy.root, {}), undefined, { preview: true }).catalogue));
    const noon = catalogue?.stores.find(({ value: { slug } }) => slug === 'noon');
    expect(noon?.document.sourceText(['heading', 'en'])).toBe('Edited once more, with {code}');
  });

  it('keeps the last valid version of a store while its file has an error, and updates once it is fixed', async () => {
    const good = copy.read('data/stores/noon.yaml');
    const before = live.file('en/store/noon.json');
    copy.replace('data/stores/noon.yaml', 'kind: faq', 'kind: fag');
    const faulty = await live.refresh();
    expect(faulty.good).toBe(false);
    expect(faulty.diagnostics).toEqual(check(nodeSystem(copy.root, {})).diagnostics);
    expect(live.file('en/store/noon.json')).toEqual(before);
    copy.write('data/stores/noon.yaml', good.replace('Edited once more', 'Mended'));
    expect((await live.refresh()).good).toBe(true);
    expect(live.file('en/store/noon.json')?.content).toContain('Mended');
  });

  it('reports a picture that cannot be decoded and still shows the page', { tags: ['all'] }, async () => {
    const good = copy.read('data/stores/noon.yaml');
    const photo = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 120, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    copy.write('data/images/photo.jpg', Buffer.concat([photo.subarray(0, 2000), Buffer.from('ffd9', 'hex')]));
    copy.replace('data/stores/noon.yaml', /^logo: .*$/m, 'logo: photo.jpg');
    const { good: isGood, diagnostics } = await live.refresh();
    expect(isGood).toBe(false);
    expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
      'damaged-picture',
    ]);
    expect(live.file('en/store/noon.json')?.content).toContain('photo.jpg');
    rmSync(copy.at('data/images/photo.jpg'));
    copy.write('data/stores/noon.yaml', good);
    expect((await live.refresh()).good).toBe(true);
  });

  it('shows drafts with a label in the language of the page, which the full site leaves out', async () => {
    const noon = copy.read('data/stores/noon.yaml');
    copy.edit('data/stores/noon.yaml', (text) => withOffer(text, 'publish: 2999-12-01'));
    copy.replace('data/stores/vogacloset.yaml', /^slug: .*\n/m, '$&draft: true\n');
    copy.replace('data/posts/guide-complet-aliexpress.yaml', /^slug: .*\n/m, '$&draft: true\n');
    expect((await live.refresh()).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const contentOf = (file: string): string => live.file(file)?.content ?? '';
    expect(contentOf('en/store/noon.json')).toContain('"Draft until 1 December 2999 · Late"');
    expect(contentOf('ar/store/noon.json')).toContain('"مسودة حتى 1 ديسمبر 2999 · متأخر"');
    expect(contentOf('en/store/vogacloset.json')).toMatch(/"heading":"Draft · /);
    expect(contentOf('ar/store/vogacloset.json')).toMatch(/"heading":"مسودة · /);
    expect(contentOf('en/stores.json')).toContain('"VogaCloset · Draft"');
    expect(contentOf('ar/blog/guide-complet-aliexpress.json')).toMatch(/"heading":"Draft · /);
    expect([...wholeSite().values()].filter((text) => /Draft|مسودة/.test(text))).toEqual([]);
    copy.write('data/stores/noon.yaml', noon);
    copy.replace('data/stores/vogacloset.yaml', 'draft: true\n', '');
    copy.replace('data/posts/guide-complet-aliexpress.yaml', 'draft: true\n', '');
    await live.refresh();
  });

  it('shows a draft that the kept check of a build has left out', async () => {
    const noon = copy.read('data/stores/noon.yaml');
    copy.edit('data/stores/noon.yaml', (text) => withOffer(text, 'draft: true'));
    const built = new LiveSite(systemNow, { ...nodeParts, asBuilt: true });
    await built.refresh();
    built.keepCheck();
    const shown = new LiveSite(systemNow, nodeParts);
    await shown.refresh();
    expect(built.file('en/store/noon.json')?.content).not.toContain('"Draft · ');
    expect(shown.file('en/store/noon.json')?.content).toContain('"Draft · ');
    copy.write('data/stores/noon.yaml', noon);
    await live.refresh();
  });

  it('checks the same contents once and forgets all but the last results', async () => {
    const resultNow = () => checkIncrementally(systemNow(), loadSchemas(systemNow()), live.cache, { preview: true });
    const first = resultNow();
    copy.edit('data/stores/noon.yaml', (text) => text);
    expect(resultNow().good?.site).toBe(first.good?.site);
    for (let edits = 0; edits < 4; edits += 1) {
      copy.edit('data/stores/noon.yaml', (text) => `# ${edits}\n${text}`);
      expect(resultNow().good?.site).not.toBe(first.good?.site);
    }
    copy.replace('data/stores/noon.yaml', /^(?:# \d\n)+/, '');
    expect(resultNow().good?.site).not.toBe(first.good?.site);
  });

  it('reports an error without reading other files', async () => {
    await live.refresh();
    const good = copy.read('data/stores/noon.yaml');
    copy.replace('data/stores/noon.yaml', 'kind: faq', 'kind: fag');
    read.length = 0;
    const { diagnostics } = checkIncrementally(systemNow(), loadSchemas(systemNow()), live.cache, { preview: true });
    expect(diagnostics.map(({ file, severity }) => [file, severity])).toEqual([['data/stores/noon.yaml', 'error']]);
    expect([...new Set(read)]).toEqual(['data/stores/noon.yaml']);
    copy.write('data/stores/noon.yaml', good);
  });

  it('shows the last checked version of a saved store until the next refresh', async () => {
    await live.refresh();
    const before = live.file('en/store/temu.json');
    copy.replace('data/stores/temu.yaml', /^(heading:\n {2}en: ).*$/m, '$1Saved just now, {month}');
    expect(live.file('en/store/temu.json')).toEqual(before);
    await live.refresh();
    expect(live.file('en/store/temu.json')?.content).toContain('Saved just now');
  });

  describe('LiveSite with errors in the data', () => {
    const restored = async (file: string, test: () => Promise<void>): Promise<void> => {
      const good = copy.read(file);
      await test();
      copy.write(file, good);
      expect((await live.refresh()).good).toBe(true);
      expect(live.shownAs(file)).toBeUndefined();
    };

    it('shows edits of other files at once and reads only those files', () =>
      restored('data/stores/noon.yaml', async () => {
        copy.replace('data/stores/noon.yaml', 'kind: faq', 'kind: fag');
        await live.refresh(new Set(['data/stores/noon.yaml']));
        expect(live.shownAs('data/stores/noon.yaml')).toBe('last');
        copy.replace('data/stores/temu.yaml', 'Saved just now', 'Followed');
        read.length = 0;
        expect(await live.show(new Set(['data/stores/temu.yaml']))).toBe(true);
        expect([...new Set(read)]).toEqual(['data/stores/temu.yaml']);
        expect(live.file('en/store/temu.json')?.content).toContain('Followed');
        expect(await live.show(new Set(['data/stores/noon.yaml']))).toBe(false);
      }));

    it('keeps the last valid version of an icon', { tags: ['all'] }, () =>
      restored('data/icons/dress.svg', async () => {
        const file = 'data/icons/dress.svg';
        const sprite = (): string => copy.read('src/generated/icons.svg');
        copy.replace(file, / d="[^"]*"/, ' d="M4 4h16"');
        expect((await live.refresh(new Set([file]))).good).toBe(true);
        expect(sprite()).toContain('<path d="M4 4h16"/>');
        copy.edit(file, (text) => text.replace('currentColor', 'red').replace('M4 4', 'M4 8'));
        expect((await live.refresh(new Set([file]))).good).toBe(false);
        expect(live.shownAs(file)).toBe('last');
        expect(sprite()).toContain('<path d="M4 4h16"/>');
      }),
    );

    it('shows a store even if its new icon has an error', { tags: ['all'] }, () =>
      restored('data/stores/temu.yaml', async () => {
        const icon = 'data/icons/rocket.svg';
        copy.write(icon, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M4 4h1"/></svg>');
        copy.replace('data/stores/temu.yaml', 'icon: tag', 'icon: rocket');
        expect((await live.refresh()).good).toBe(false);
        expect(live.shownAs('data/stores/temu.yaml')).toBeUndefined();
        expect(live.file('en/store/temu.json')?.content).toContain('"icon":"rocket"');
        rmSync(copy.at(icon));
      }),
    );

    it('shows a new store without its invalid parts', () =>
      restored('data/images/noon.svg', async () => {
        const file = 'data/stores/example-bazaar.yaml';
        copy.write(file, `${twelfthStore}  - kind: fag\n    heading: { en: Odd, ar: غريب }\n`);
        expect((await live.refresh()).good).toBe(false);
        expect(live.shownAs(file)).toBe('part');
        expect(live.file('en/store/example-bazaar.json')?.content).toContain('TWELVE12');
        expect(live.file('en/store/example-bazaar.json')?.content).not.toContain('Odd');
        rmSync(copy.at(file));
      }));

    it('leaves out a new store that cannot be parsed and shows the other stores', { tags: ['all'] }, () =>
      restored('data/images/noon.svg', async () => {
        const file = 'data/stores/example-bazaar.yaml';
        copy.write(file, twelfthStore.replace('slug: example-bazaar', 'slug: "example-bazaar'));
        expect((await live.refresh()).good).toBe(false);
        expect(live.shownAs(file)).toBe('nothing');
        expect(live.file('en/store/example-bazaar.json')).toBeUndefined();
        expect(live.file('en/store/noon.json')).toBeDefined();
        rmSync(copy.at(file));
      }),
    );

    it('starts without a store that has an error, but with the home page and the other stores', () =>
      restored('data/stores/temu.yaml', async () => {
        copy.replace('data/stores/temu.yaml', /^icon: .*$/m, 'icon: bagg');
        const late = new LiveSite(systemNow, nodeParts);
        expect((await late.refresh()).good).toBe(false);
        expect(late.file('en/store/temu.json')).toBeUndefined();
        expect(late.file('en/store/noon.json')).toBeDefined();
        expect(late.file(pageFile('en', '/', 'json'))).toBeDefined();
      }));

    it('starts with fewer home page entries than required if one of them is invalid', { tags: ['all'] }, () =>
      restored('data/home.yaml', async () => {
        copy.replace('data/home.yaml', /^( +)- store: /m, '$1- stoer: ');
        const late = new LiveSite(systemNow, nodeParts);
        expect((await late.refresh()).good).toBe(false);
        expect(late.shownAs('data/home.yaml')).toBe('part');
        expect(late.file('en/store/noon.json')).toBeDefined();
        expect(late.data?.home.banner).toHaveLength((live.data?.home.banner.length ?? 0) - 1);
      }),
    );

    it('starts without a store whose only offer is invalid, even if the home page shows it', { tags: ['all'] }, () =>
      restored('data/stores/noon.yaml', async () => {
        copy.replace('data/stores/noon.yaml', 'percent: ', 'percnt: ');
        const late = new LiveSite(systemNow, nodeParts);
        expect((await late.refresh()).good).toBe(false);
        expect(late.file('en/store/noon.json')).toBeUndefined();
        expect(late.file('en/store/temu.json')).toBeDefined();
      }),
    );

    it('drops a removed store even if other files still refer to it', { tags: ['all'] }, () =>
      restored('data/stores/temu.yaml', async () => {
        rmSync(copy.at('data/stores/temu.yaml'));
        expect((await live.refresh()).good).toBe(false);
        expect(live.file('en/store/temu.json')).toBeUndefined();
        copy.replace('data/stores/noon.yaml', /^(heading:\n {2}en: ).*$/m, '$1Without it, {code}');
        await live.refresh(new Set(['data/stores/noon.yaml']));
        expect(live.file('en/store/noon.json')?.content).toContain('Without it');
      }),
    );

    it('keeps the last valid site while the site settings have an error', () =>
      restored('data/site.yaml', async () => {
        copy.replace('data/site.yaml', /^timeZone: .*$/m, 'timeZone: Riyadh');
        expect((await live.refresh()).good).toBe(false);
        expect(live.shownAs('data/site.yaml')).toBe('last');
        expect(live.file('en/store/noon.json')).toBeDefined();
      }));

    it('has no data if it starts with invalid site settings', { tags: ['all'] }, () =>
      restored('data/site.yaml', async () => {
        copy.replace('data/site.yaml', /^timeZone: .*\n/m, '');
        const late = new LiveSite(systemNow, nodeParts);
        expect((await late.refresh()).good).toBe(false);
        expect(late.data).toBeUndefined();
      }),
    );
  });

  it('shows a new store whose category is still TODO', { tags: ['all'] }, async () => {
    const file = 'data/stores/example-bazaar.yaml';
    copy.write(file, twelfthStore.replace(/^category: .*$/m, 'category: TODO'));
    expect((await live.refresh()).good).toBe(true);
    for (const page of ['en/store/example-bazaar.json', 'en/stores.json', 'en/all-coupons.json'])
      expect([page, live.file(page)?.content]).toEqual([page, expect.stringContaining('Example Bazaar')]);
    expect(live.file('en/store/example-bazaar.json')?.content).toContain('"category":"[to be written]"');
    rmSync(copy.at(file));
    await live.refresh();
  });

  it('shows a placeholder in the language of the page for a text that is still TODO', async () => {
    const file = 'data/stores/example-bazaar.yaml';
    copy.write(
      file,
      twelfthStore.replace(/^( +(?:en|ar): ).*(?=\nfeatured)/m, '$1TODO').replace('One file, and here it is.', 'TODO'),
    );
    const { good, diagnostics } = await live.refresh();
    expect(good).toBe(true);
    expect(diagnostics.filter((each) => each.file === file).map(({ code }) => code)).toEqual([
      'unfinished-draft',
      'unfinished-draft',
    ]);
    expect(live.file('en/store/example-bazaar.json')?.content).toContain('[to be written]');
    expect(live.file('ar/store/example-bazaar.json')?.content).toContain('[نص لم يُكتب بعد]');
    expect(check(nodeSystem(copy.root, {})).diagnostics.filter(({ code }) => code === 'unfinished-text')).toHaveLength(
      2,
    );
    rmSync(copy.at(file));
    await live.refresh();
  });

  it('checks every store again after the schemas are reloaded', { tags: ['all'] }, async () => {
    const before = copy.read('schemas/store.schema.json');
    copy.replace('schemas/store.schema.json', '"required": [', '"required": ["motto", ');
    live.reloadSchemas();
    const { diagnostics } = await live.refresh();
    expect(new Set(diagnostics.map(({ file }) => file)).size).toBeGreaterThan(5);
    copy.write('schemas/store.schema.json', before);
    live.reloadSchemas();
    expect((await live.refresh()).good).toBe(true);
  });
});
