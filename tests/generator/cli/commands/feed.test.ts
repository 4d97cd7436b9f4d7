import { rmSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exitCodes, Refused, WrongUsage } from '../../../../generator/cli/commands/command';
import { command } from '../../../../generator/cli/commands/feeds/feed';
import { formatText } from '../../../../generator/catalogue/diagnostics/reporters/text';
import { nodeSystem } from '../../../../generator/system/system';
import { randomOf } from '../../../support/random';
import { sampleFiles } from '../../support/sample-catalogue';
import { SampleProject } from '../../support/sample-project';
import { spreadsheet } from '../../support/spreadsheet';

let project: SampleProject;
const header = 'id;name;species;promocode;gotolink;date_start;date_end;rating';
const row = '1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01;2025-09-30;8.5';

beforeAll(() => {
  project = new SampleProject();
  project.write(
    'new.csv',
    `${header}\n${row.replace('SOUK5', 'SOUK6')}\n${row.replace(/^1/, '9').replace('https', 'http')}\n`,
  );
  project.write('header.csv', `id;title\n1;x\n`);
  project.write('commas.csv', `"id","name","species"\n1,x,y\n`);
  project.write('empty.csv', '');
  // The feed doctor works while other files have errors.
  project.write('data/stores/luban.yaml', 'slug: [');
});
afterAll(() => project.remove());

/** Writes the settings of a feed with a table in this file. */
function useTable(file: string): void {
  const settings = sampleFiles['data/feeds/souk.yaml'] ?? '';
  project.write('data/feeds/sheet.yaml', settings.replace('souk.csv', file));
}

async function run(
  positionals: readonly string[],
  values: Parameters<typeof command.run>[0]['values'] = {},
  { format = 'text', colour = false }: { readonly format?: 'text' | 'json'; readonly colour?: boolean } = {},
) {
  const system = nodeSystem(project.root, {
    SOURCE_DATE_EPOCH: String(Date.UTC(2025, 8, 10) / 1000),
    INIT_CWD: project.root,
  });
  let out = '';
  let report = '';
  let said = '';
  const code = await command.run({
    system,
    systemNow: () => system,
    options: { format, quiet: false },
    values,
    positionals,
    say: (text) => (said += `${text}\n`),
    progress: () => undefined,
    terminal: { colour },
    print: (text) => (out += text.endsWith('\n') ? text : `${text}\n`),
    report({ diagnostics, sources }) {
      report = formatText(diagnostics, sources);
      return true;
    },
    elapsed: () => '',
  });
  return { code, out, report, said };
}

describe('npm run feed', () => {
  test('judges the feed in use', async () => {
    const { code, out } = await run(['souk']);
    expect(code).toBe(exitCodes.good);
    expect(out).toContain('Feed souk: data/feeds/souk.csv, checked on 2025-09-10 (Asia/Riyadh)\n2 rows: 2 kept');
    expect(out).not.toContain('Compared with');
  });

  test('colours its output only on a terminal', async () => {
    expect((await run(['souk'], {}, { colour: true })).out).toContain('\u001b[');
    expect((await run(['souk'])).out).not.toContain('\u001b[');
  });

  test('compares another file with the feed in use', async () => {
    const { code, out } = await run(['souk'], { file: 'new.csv' });
    expect(code).toBe(exitCodes.good);
    expect(out).toContain('0 added, 1 changed, 0 revived, 1 vanished (1 still active), 0 the same');
    expect(out).toContain('code `SOUK5` → `SOUK6`');
  });

  test('counts bad rows as errors with --strict', async () => {
    expect((await run(['souk'], { strict: true })).code).toBe(exitCodes.good);
    expect((await run(['souk'], { file: 'new.csv', strict: true })).code).toBe(exitCodes.dataErrors);
  });

  test('prints every row as JSON', async () => {
    const { out } = await run(['souk'], { file: 'new.csv' }, { format: 'json' });
    expect(JSON.parse(out)).toEqual({
      version: 1,
      feed: 'souk',
      file: 'new.csv',
      against: 'data/feeds/souk.csv',
      now: Date.UTC(2025, 8, 10),
      rows: [
        {
          row: 1,
          line: 2,
          id: '1',
          name: '5% off',
          change: 'changed',
          changed: ['code'],
          verdict: 'kept',
          reasons: [],
        },
        {
          row: 2,
          line: 3,
          id: '9',
          name: '5% off',
          verdict: 'dropped',
          reasons: [
            {
              kind: 'invalid',
              message: '`gotolink` cannot be `http://www.example.com/1`',
              fix: 'it must be a full web address with https, such as `https://www.example.com/offers`',
            },
          ],
        },
      ],
      vanished: [{ id: '2', line: 3, ended: false }],
      readable: true,
      columnFaults: [],
      summary: {
        rows: 2,
        kept: 1,
        suspicious: 0,
        dropped: 1,
        codes: 1,
        deals: 0,
        vanishedRunning: 1,
        reasons: { invalid: 1 },
        changes: { changed: 1, vanished: 1 },
      },
    });
  });

  test('reports the columns that a table lacks', async () => {
    const { code, report } = await run(['souk'], { file: 'header.csv' });
    expect(code).toBe(exitCodes.dataErrors);
    expect(report).toContain('error[feed-column]: `header.csv` lacks 7 of the 8 columns that the settings name');
    expect(report).toContain('header.csv:1:1');
    expect(JSON.parse((await run(['souk'], { file: 'header.csv' }, { format: 'json' })).out)).toMatchObject({
      readable: false,
      columnFaults: [{ column: 'name', problem: 'missing' }, {}, {}, {}, {}, {}, {}],
    });
  });

  test('reports the delimiter of a table if the settings name another one', async () => {
    const { code, report } = await run(['souk'], { file: 'commas.csv' });
    expect(code).toBe(exitCodes.dataErrors);
    expect(report).toContain('the columns of `commas.csv` have another delimiter');
    expect(report).toContain('write `delimiter: ","`');
    expect(report).toContain('1 error in 1 file');
    expect(JSON.parse((await run(['souk'], { file: 'commas.csv' }, { format: 'json' })).out)).toMatchObject({
      readable: false,
      delimiter: ',',
      columnFaults: [],
    });
  });

  test('reports an empty table', async () => {
    expect((await run(['souk'], { file: 'empty.csv' })).report).toContain('the feed `empty.csv` has no header line');
  });

  test('judges a spreadsheet and shows where a JSON file cannot be parsed', async () => {
    useTable('sheet.xlsx');
    project.write('data/feeds/sheet.xlsx', spreadsheet({ Codes: [header.split(';'), row.split(';')] }));
    expect((await run(['sheet'])).out).toContain('1 row: 1 kept');
    const notThere = await run(['sheet'], { file: 'new.csv' });
    expect(notThere.code).toBe(exitCodes.dataErrors);
    expect(notThere.report).toContain('error[feed-table]: the file is not a spreadsheet');
    useTable('sheet.json');
    project.write('new.json', '[\n  {"id": "1"},\n  {"id": 2x}\n]');
    const { code, report } = await run(['sheet'], { file: 'new.json' });
    expect(code).toBe(exitCodes.dataErrors);
    expect(report).toMatchSnapshot();
    rmSync(project.at('data/feeds/sheet.yaml'));
  });

  test('names the columns that no row has', async () => {
    useTable('sheet.json');
    const { id, name, gotolink, date_end } = {
      id: '1',
      name: '5% off',
      gotolink: 'https://www.example.com/1',
      date_end: '2025-09-30',
    };
    project.write('data/feeds/sheet.json', JSON.stringify([{ id, name, gotolink, date_end }]));
    expect((await run(['sheet'])).out).toContain('No row has `species`, `promocode`, `date_start` or `rating`.');
    rmSync(project.at('data/feeds/sheet.yaml'));
  });

  test('proposes settings for a table that has none', async () => {
    project.write(
      'fresh.csv',
      'Codes;;;;\nNumber;Title;Coupon;URL;Until\n1;Ten off;TEN;https://www.example.com/1;31/12/2025\n',
    );
    const { code, out } = await run(['new', 'fresh.csv']);
    expect(code).toBe(exitCodes.good);
    expect(out).toContain('delimiter: ";"\nskip: 1\nlanguage: en\ncolumns:\n  id: Number\n');
    expect(JSON.parse((await run(['new', 'fresh.csv'], {}, { format: 'json' })).out)).toMatchObject({
      name: 'fresh',
      open: [],
      works: true,
    });
    expect((await run(['new', 'empty.csv'])).code).toBe(exitCodes.dataErrors);
  });

  test('says how many rows of a new feed are shown though they have ended, by dates that no line reads', async () => {
    const rows = [
      '1,Ten off,TEN,https://www.example.com/1,2025-12-31,2025-08-31',
      '2,Six off,SIX,https://www.example.com/2,,',
    ];
    project.write('two-ends.csv', `Number,Title,Coupon,URL,Until,Gueltig\n${rows.join('\n')}\n`);
    const { said } = await run(['new', 'two-ends.csv']);
    expect(said).toContain('1 of the shown rows have ended, if the dates that no line reads are their ends.');
    expect(said).toContain('`Gueltig` has dates that no line reads. Is `Until` the end of the offer?');
    project.write('one-end.csv', `Number,Title,Coupon,URL,Until\n1,Ten off,TEN,https://www.example.com/1,2025-12-31\n`);
    expect((await run(['new', 'one-end.csv'])).said).toContain('None of the shown rows has ended');
    project.write('no-end.csv', 'Number,Title,Coupon,URL\n1,Ten off,TEN,https://www.example.com/1\n');
    expect((await run(['new', 'no-end.csv'])).said).toContain('it is not known whether shown rows have ended');
  });

  test('asks whether a table is that of another network', async () => {
    const network =
      'Brand;Code;GEO;Discount;Valid Until;Link\nOud House;OUD10;KSA;10%;31.12.2026;https://www.example.com/oud\n';
    project.write('network.csv', network);
    const { code, out } = await run(['souk'], { file: 'network.csv' });
    expect(code).toBe(exitCodes.dataErrors);
    expect(out).toContain('is it the table of another network?');
    expect(out).not.toContain('Proposed lines');
  });

  test('writes the files of a new feed with --write and replaces none', async () => {
    project.write('my new.csv', 'Number,Title,Coupon,URL,Until\n1,Ten off,TEN,https://www.example.com/1,2025-12-31\n');
    expect((await run(['new', 'my new.csv'], { write: true })).said).toContain(
      'Written: data/feeds/my-new.yaml and data/feeds/my-new.csv',
    );
    expect((await run(['my-new'])).out).toContain('1 row: 1 kept');
    await expect(run(['new', 'my new.csv'], { write: true })).rejects.toThrow('data/feeds/my-new.yaml exists already');
    rmSync(project.at('data/feeds/my-new.yaml'));
    rmSync(project.at('data/feeds/my-new.csv'));
  });

  test('reads the whole file if it is larger than one read from the disk', { tags: ['all'] }, async () => {
    const chance = randomOf(1);
    const rows = Array.from({ length: 4000 }, (_, index) => [
      String(index),
      `Offer ${chance()} of ${chance()}`,
      `https://www.example.com/${index}`,
      '2025-12-31',
    ]);
    const names = ['Number', 'Title', 'URL', 'Until'];
    project.write(
      'large.json',
      JSON.stringify({ data: rows.map(([id, title, url, until]) => ({ id, title, url, until })) }),
    );
    project.write('large.xlsx', spreadsheet({ Codes: [names, ...rows] }));
    for (const file of ['large.json', 'large.xlsx']) {
      expect(statSync(project.at(file)).size).toBeGreaterThan(65_536);
      expect((await run(['new', file])).said).toContain('4000 of 4000 rows are shown');
    }
  });

  test('proposes lines for settings that do not fit the table', async () => {
    project.write('turned.csv', `${header}\n${row.replace('2025-09-30', '30/09/2025')}\n`);
    expect((await run(['souk'], { file: 'turned.csv' })).out).toContain(
      'Proposed lines for data/feeds/souk.yaml:\n  dates: [dd/MM/yyyy]\n',
    );
    expect((await run(['souk'], { file: 'commas.csv' })).out).toContain('  delimiter: ","\n');
    expect((await run(['souk'])).out).not.toContain('Proposed');
  });

  test('reports an error in the settings', async () => {
    project.write('data/feeds/other.yaml', 'file: other.csv\ndelimiter: "#"\n');
    const { code, report } = await run(['other']);
    expect(code).toBe(exitCodes.dataErrors);
    expect(report).toContain('data/feeds/other.yaml:2:12');
    rmSync(project.at('data/feeds/other.yaml'));
  });

  test.each([
    [[], 'Name a feed. Feeds: souk.'],
    [['suok'], 'There is no feed "suok". Did you mean "souk"?'],
    [['nothing-like-it'], 'There is no feed "nothing-like-it". Feeds: souk.'],
    [['souk', 'twice'], '"feed" takes one name, not "souk twice".'],
  ])('refuses %j', async (positionals, message) => {
    await expect(run(positionals)).rejects.toThrow(new WrongUsage(message));
  });

  test('refuses a missing file', async () => {
    await expect(run(['souk'], { file: 'gone.csv' })).rejects.toThrow(new Refused('There is no file "gone.csv".'));
  });
});
