import { inEnglish } from '../../../support/english';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  examinationOf,
  examine,
  readSettings,
  type Settings,
} from '../../../../generator/feeds/feed-doctor/examination';
import { proposeFeed } from '../../../support/proposals';
import { unconfirmedLines } from '../../../../generator/feeds/feed-doctor/unconfirmed';
import { decode } from '../../../../generator/catalogue/load/decode';
import { loadDocument } from '../../../../generator/catalogue/load/document';
import { withPreset } from '../../../../generator/catalogue/load/presets';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { nodeSystem, type System } from '../../../../generator/system/system';
import { schemasOf, type Schemas } from '../../../../generator/catalogue/validate/schema/schemas';
import { projectRoot } from '../../../support/catalogue';
import { TemporaryFolder } from '../../../support/temporary-folder';
import { networkTable, networkTables, tablesDay } from './network-tables';

const presets = readdirSync(path.join(projectRoot, 'schemas/presets'))
  .map((name) => name.replace(/\.yaml$/, ''))
  .sort();

let folder: TemporaryFolder;
let system: System;
let schemas: Schemas;

beforeAll(() => {
  folder = new TemporaryFolder('presets');
  cpSync(path.join(projectRoot, 'schemas'), folder.at('schemas'), { recursive: true });
  system = nodeSystem(folder.root, { SOURCE_DATE_EPOCH: String(tablesDay / 1000) });
  schemas = schemasOf(loadSchemas(system));
});
afterAll(() => folder.remove());

/** The settings of a feed in a file, which must have no error. */
function settingsOf(name: string, text: string): Settings {
  folder.write(`data/feeds/${name}.yaml`, text);
  const settings = readSettings(system, `data/feeds/${name}.yaml`, schemas);
  if (!('config' in settings))
    throw new Error(
      inEnglish(settings.diagnostics)
        .map(({ message }) => message)
        .join('\n'),
    );
  return settings;
}

test('every network has a preset, and `uses` accepts exactly the presets', () => {
  const schema = JSON.parse(readFileSync(path.join(projectRoot, 'schemas/feed.schema.json'), 'utf8')) as {
    readonly properties: { readonly uses: { readonly enum: readonly string[] } };
  };
  expect(schema.properties.uses.enum).toEqual(presets);
  expect(Object.keys(networkTables).sort()).toEqual(presets);
});

test('the workflow that fetches tables passes on the secret keys of every preset', () => {
  const workflow = readFileSync(path.join(projectRoot, '.github/workflows/feeds.yml'), 'utf8');
  const keys = presets.flatMap(
    (name) => readFileSync(path.join(projectRoot, `schemas/presets/${name}.yaml`), 'utf8').match(/FEED_[A-Z_]+/g) ?? [],
  );
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => !workflow.includes(`${key}: \${{ secrets.${key} }}`))).toEqual([]);
});

describe.each(presets)('the preset %s', (name) => {
  const table = networkTables[name];
  if (!table) throw new Error(`There is no table of ${name}.`);

  const file = `${name}.${table.ending}`;
  const { text, expected } = networkTable(table);

  /** Expects the right verdict for every row of the network's table. */
  function expectVerdicts(lines: string): void {
    folder.write(`data/feeds/${file}`, text);
    const settings = settingsOf(name, lines);
    const found: object[] = [];
    const examination = examinationOf(system, settings, schemas, {
      examined: `data/feeds/${file}`,
      shownPath: `data/feeds/${file}`,
    });
    const doctor = examine(system, examination, ({ row, verdict, reasons: [first] }) =>
      found.push({ row, verdict, ...(first && { reason: first.kind }) }),
    );
    expect([doctor.ok, doctor.fault, doctor.columnErrors]).toEqual([true, undefined, []]);
    expect(expected.length).toBeGreaterThan(200);
    expect(found).toEqual(expected.map((each, index) => ({ row: index + 1, ...each })));
  }

  test('gives every row of a table of more than 200 rows the expected verdict', () => {
    expectVerdicts(`uses: ${name}\nfile: ${file}\n`);
  });

  test('is proposed for a table with its columns', () => {
    const { yaml } = proposeFeed(file, Buffer.from(text), system);
    expect(yaml).toContain(`\nuses: ${name} `);
    expectVerdicts(yaml);
  });

  test('allows every column to be overridden', () => {
    const { config } = settingsOf(name, `uses: ${name}\nfile: ${name}.${table.ending}\n`);
    for (const field of Object.keys(config.columns)) {
      if (field === 'id' || field === 'link') continue;
      const { config: own } = settingsOf(name, `uses: ${name}\nfile: a.csv\ncolumns:\n  ${field}: another\n`);
      expect(own.columns).toEqual({ ...config.columns, [field]: 'another' });
    }
  });

  test('lists only settings that it has as unconfirmed', () => {
    const { config } = settingsOf(name, `uses: ${name}\nfile: ${name}.${table.ending}\n`);
    for (const setting of config.unconfirmed ?? []) {
      const [first = ''] = setting.split('.');
      expect([...Object.keys(config), 'currency', 'timeZone']).toContain(first);
    }
  });
});

test('`npm run feed` asks about unconfirmed settings, with examples from the table', () => {
  const text = JSON.stringify({
    payload: {
      data: [{ code: 'OUD10', campaign_name: 'Oud', tracking_link: 'https://www.example.com/1', countries: [] }],
    },
  });
  folder.write('data/feeds/asked.json', text);
  const settings = settingsOf('asked', 'uses: boostiny\nfile: asked.json\ncolumns:\n  advertiser: campaign_name\n');
  const examination = examinationOf(system, settings, schemas, {
    examined: 'data/feeds/asked.json',
    shownPath: 'data/feeds/asked.json',
  });
  const doctor = examine(system, examination, () => undefined);
  expect(unconfirmedLines(doctor.unconfirmed, 'data/feeds/asked.yaml').join('\n')).toMatchInlineSnapshot(`
    "No public document of the network confirms these settings. Are they right for this table?
      columns.id         in 1 of 1 row, such as \`8750614d2f25\`
      columns.link       in 1 of 1 row, such as \`https://www.example.com/1\`
      columns.countries  in 0 of 1 row
    Write them into data/feeds/asked.yaml, those that are wrong corrected; then this question goes away:
      columns:
        id:
          of:
            - advertiser
            - code
            - countries
        link:
          - tracking_link
          - url
        countries: countries
    "
  `);
});

describe('the settings of a feed that uses a preset', () => {
  const documentOf = (text: string) => {
    const { document } = loadDocument(decode('data/feeds/a.yaml', Buffer.from(text)).source);
    if (!document) throw new Error('It cannot be read.');
    return withPreset(document, system);
  };

  test('override single columns and parameters, and lists as a whole', () => {
    const { value } = documentOf(
      'uses: boostiny\nfile: a.json\nlanguage: ar\ncolumns:\n  link: url\nfetch:\n  query:\n    limit: "10"\n',
    );
    expect(value).toMatchObject({
      language: 'ar',
      rows: 'payload.data',
      columns: { link: 'url', starts: 'start_date', advertiser: ['campaign_name', 'campaign.name'] },
      fetch: { url: 'https://api.boostiny.com/publisher/coupons', query: { limit: '10' } },
    });
  });

  test('remove a setting by an empty value', () => {
    const { value } = documentOf('uses: boostiny\nfile: a.json\nopenEnded:\ncolumns:\n  countries:\n');
    expect(value).not.toHaveProperty('openEnded');
    expect(value).not.toHaveProperty('columns.countries');
  });

  test('confirm the settings that they repeat', () => {
    const { value } = documentOf('uses: boostiny\nfile: a.json\ncolumns:\n  link: tracking_link\n  countries:\n');
    expect(value).toHaveProperty('unconfirmed', ['columns.id', 'columns.advertiser']);
  });

  test('report settings of the preset at the place of `uses`', () => {
    const text = 'file: a.json\nuses: boostiny\ncolumns:\n  link: url\n';
    const document = documentOf(text);
    const at = (...steps: readonly string[]): string => {
      const { start, end } = document.span(steps);
      return text.slice(start, end);
    };
    expect([at('columns', 'link'), at('columns', 'starts'), at('rows')]).toEqual(['url', 'boostiny', 'boostiny']);
  });

  test('report the name of an unknown preset', () => {
    expect(() => settingsOf('a', 'uses: bosstiny\nfile: a.json\n')).toThrow('`uses` cannot be `bosstiny`');
  });
});
