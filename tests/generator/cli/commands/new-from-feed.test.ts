import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check } from '../../../../generator/catalogue/check/check';
import { exitCodes, Refused, WrongUsage } from '../../../../generator/cli/commands/command';
import { command as feedCommand } from '../../../../generator/cli/commands/feeds/feed';
import { command } from '../../../../generator/cli/commands/new';
import { nodeSystem } from '../../../../generator/system/system';
import { sampleFiles } from '../../support/sample-catalogue';
import { SampleProject } from '../../support/sample-project';

let project: SampleProject;
const table = [
  'campaign,offer,code,link,until',
  'Luban KSA,10% off,LB1,https://go.network.example/1,2025-12-31',
  'Spice Lane - CPS,15% off,SPICE15,https://go.network.example/2,2025-12-31',
  'Spice Lane - CPS,5% off,SPICE5,https://go.network.example/3,2025-12-31',
  'Rug House,Sale,,https://www.rughouse.example/sale,2025-12-31',
  'Lost Shop,Sale,,https://go.network.example/5,2025-01-31',
  '',
].join('\n');
const settings = `file: caravan.csv
delimiter: ","
language: en
columns:
  id:
    of: [advertiser, link]
  advertiser: campaign
  name: offer
  code: code
  link: link
  ends: until
`;

beforeEach(() => {
  project = new SampleProject({
    ...sampleFiles,
    'data/feeds/caravan.csv': table,
    'data/feeds/caravan.yaml': settings,
  });
});
afterEach(() => project.remove());

async function run(values: Readonly<Record<string, string>>, which: 'new' | 'feed' = 'new') {
  const system = nodeSystem(project.root, {
    SOURCE_DATE_EPOCH: String(Date.UTC(2025, 9, 10) / 1000),
    INIT_CWD: project.root,
  });
  let out = '';
  const note = (text: string): void => {
    out += `${text}\n`;
  };
  const context = {
    system,
    systemNow: () => system,
    options: { format: 'text', quiet: false },
    say: note,
    progress: () => undefined,
    terminal: { colour: false },
    print: note,
    report: () => true,
    elapsed: () => '0 s',
  } as const;
  const code =
    which === 'new'
      ? await command.run({ ...context, values, positionals: ['store'] })
      : await feedCommand.run({ ...context, values, positionals: ['caravan'] });
  return { code, out };
}

/** Fills in a line of the table. */
function fillIn(advertiser: string, cells: string): void {
  project.write(
    'stores.csv',
    project.read('stores.csv').replace(new RegExp(`^(${advertiser},.*?),[^\n]*$`, 'm'), `${advertiser},${cells}`),
  );
}

test('npm run feed lists the advertisers without a store, with stores of a similar name', async () => {
  const { out } = await run({}, 'feed');
  expect(out.slice(out.indexOf('Advertisers'), out.indexOf('Read in'))).toMatchInlineSnapshot(`
    "Advertisers without a store (3)
      \`Spice Lane - CPS\`: 2 active offers
      \`Luban KSA\`: 1 active offer; the store luban has a similar name
      \`Rug House\`: 1 active offer
    To begin drafts for them: npm run new store -- --feed caravan --table stores.csv

    "
  `);
});

test('npm run feed applies corrections, and names those without a row', async () => {
  project.write(
    'data/feeds/caravan.corrections.yaml',
    'rows:\n  - row: "99"\n    hide: true\n  - row: "c0ffee"\n    hide: true\n',
  );
  expect((await run({}, 'feed')).out).toContain('Corrections of rows that the table does not have: 99, c0ffee');
});

describe('npm run new store --feed', () => {
  const all = { feed: 'caravan', table: 'stores.csv' };

  test('writes one table of the advertisers in which only a few cells are empty', async () => {
    const { code, out } = await run(all);
    expect(code).toBe(exitCodes.good);
    expect(out).toContain('Written: stores.csv, with 3 advertisers without a store');
    expect(out).toContain('Categories: incense');
    expect(project.read('stores.csv')).toMatchInlineSnapshot(`
      "﻿advertiser,offers,similar store,name,Arabic name,category,website
      Spice Lane - CPS,2,,Spice Lane,,,
      Luban KSA,1,luban,Luban,,,
      Rug House,1,,Rug House,,,https://www.rughouse.example/
      "
    `);
  });

  test('writes drafts for the lines that are filled in', async () => {
    await run(all);
    fillIn('Spice Lane - CPS', '2,,Spice Lane,درب التوابل,incense,https://www.spicelane.example/');
    const { code, out } = await run(all);
    expect(code).toBe(exitCodes.good);
    expect(out).toMatchInlineSnapshot(`
      "Drafts written (1):
        data/stores/spice-lane.yaml
      Not filled in yet (1):
        line 4: Rug House: Arabic name, category
      Similar to a store that exists (1):
        line 3: Luban KSA: write \`offersFrom: { feed: caravan, where: { advertiser: ["Luban KSA"] } }\` into data/stores/luban.yaml; if it is another store, clear the cell
      Run \`npm run dev\` to see them. To publish one, remove its line \`draft: true\`.
      "
    `);
    expect(project.read('data/stores/spice-lane.yaml')).toMatchSnapshot();
    const system = nodeSystem(project.root, { SOURCE_DATE_EPOCH: String(Date.UTC(2025, 9, 10) / 1000) });
    const { diagnostics, catalogue } = check(system);
    expect(diagnostics.filter(({ file }) => file.includes('spice-lane'))).toEqual([]);
    expect(catalogue?.stores.map(({ value }) => value.slug)).toContain('spice-lane');
    // Finished lines are not processed again.
    expect((await run(all)).out).not.toContain('Drafts written');
  });

  test('writes a store that passes the check once it is no longer a draft', async () => {
    await run({
      feed: 'caravan',
      advertiser: 'rug house',
      'name-ar': 'بيت السجاد',
      category: 'incense',
      url: 'https://www.rughouse.example/',
    });
    const file = 'data/stores/rug-house.yaml';
    project.write(file, project.read(file).replace('draft: true\n', ''));
    const { diagnostics, catalogue } = check(nodeSystem(project.root, {}));
    expect(diagnostics.filter((each) => each.file === file)).toEqual([]);
    expect(catalogue?.stores.find(({ value }) => value.slug === 'rug-house')?.value).toMatchObject({ composed: true });
  });

  test('writes no store for a line with an error, and names the line', async () => {
    await run(all);
    fillIn('Spice Lane - CPS', '2,,Luban,درب التوابل,incense,https://www.spicelane.example/');
    fillIn('Rug House', '1,,Rug House,بيت السجاد,rugs,https://www.rughouse.example/');
    const { code, out } = await run(all);
    expect(code).toBe(exitCodes.dataErrors);
    expect(out).toContain('line 2: Spice Lane - CPS: write `offersFrom:');
    expect(out).toContain('Category: there is no category "rugs"');
    expect(existsSync(project.at('data/stores/rug-house.yaml'))).toBe(false);
  });

  test('writes one store for the advertisers of several countries', async () => {
    project.write('data/feeds/caravan.csv', table.replace('Rug House', 'Spice Lane KSA'));
    await run(all);
    fillIn('Spice Lane - CPS', '2,,Spice Lane,درب التوابل,incense,www.spicelane.example');
    fillIn('Spice Lane KSA', '1,,Spice Lane,درب التوابل,incense,www.spicelane.example');
    project.write('stores.csv', project.read('stores.csv').replace('\n', '\r\n'));
    expect((await run(all)).out).toContain(
      'line 4: Spice Lane KSA: write `advertiser: ["Spice Lane - CPS", "Spice Lane KSA"]` in data/stores/spice-lane.yaml',
    );
    expect(project.read('data/stores/spice-lane.yaml')).toContain('url: https://www.spicelane.example');
  });

  test('does not suggest a second feed for a store that has one', async () => {
    const luban = 'data/stores/luban.yaml';
    project.write(luban, `${project.read(luban)}offersFrom: souk\n`);
    await run(all);
    expect((await run(all)).out).toContain(`${luban} has its offers from the feed souk`);
  });

  test('fills in the website to which the links of the network lead', async () => {
    project.write(
      'data/feeds/caravan.csv',
      table.replace(/network\.example\/[23]/g, '$&?url=https%3A%2F%2Fwww.spicelane.example%2Fsale'),
    );
    await run(all);
    expect(project.read('stores.csv')).toContain('Spice Lane,,,https://www.spicelane.example/');
  });

  test('reports a mistake that several lines share once', async () => {
    await run(all);
    fillIn('Spice Lane - CPS', '2,,Spice Lane,درب التوابل,rugs,https://www.spicelane.example/');
    fillIn('Rug House', '1,,Rug House,بيت السجاد,rugs,https://www.rughouse.example/');
    expect((await run(all)).out).toContain('  lines 2, 4: Category: there is no category "rugs"');
  });

  test('refuses a feed whose settings name no advertiser, and writes no table', async () => {
    const file = 'data/feeds/souk.yaml';
    const without = project.read(file).replace(/^ {2}advertiser: .*\n/m, '');
    expect(without).not.toBe(project.read(file));
    project.write(file, without);
    const failure = await run({ feed: 'souk', table: 'a.csv' }).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(Refused);
    expect(String(failure)).toContain(`${file} does not say in which column the advertiser is.`);
    expect(existsSync(project.at('a.csv'))).toBe(false);
  });

  test.each([
    [{ feed: 'caravan' }, WrongUsage, 'Name either --advertiser or --table.'],
    [{ table: 'a.csv' }, WrongUsage, 'Name the feed with --feed.'],
    [{ feed: 'caravan', advertiser: 'Rug Huose' }, Refused, 'did you mean `Rug House`?'],
    [{ feed: 'caravan', advertiser: 'Lost Shop' }, Refused, 'No active row of the feed has the advertiser'],
  ])('refuses %j', async (values, error, message) => {
    const failure = await run(values).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(error);
    expect(String(failure)).toContain(message);
  });
});
