import { describe, expect, it } from 'vitest';
import type { FeedLook } from '../../../../src/domain/editing/editor-protocol';
import { feedLook } from '../../../../generator/authoring/editor/feed-look';
import { newerTable, newFeed } from '../../../../generator/authoring/editor/feed-table';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import type { System } from '../../../../generator/system/system';
import { schemasOf } from '../../../../generator/catalogue/validate/schema/schemas';
import { projectSystem } from '../../../support/catalogue';
import { memoryDisk } from './memory';

const project = projectSystem();
const schemas = loadSchemas(project);

/** The outside world with these files, on 25 November 2026. */
function world(files: Readonly<Record<string, string>> = {}): System {
  const preset = (path: string): Uint8Array | undefined =>
    path.startsWith('schemas/') ? project.read(path) : undefined;
  const disk = memoryDisk({ 'data/site.yaml': 'timeZone: Asia/Riyadh\n', ...files });
  return {
    ...project,
    ...disk,
    now: Date.UTC(2026, 10, 25),
    read: (path) => disk.read(path) ?? preset(path),
    list: (folder) => (folder.startsWith('schemas') ? project.list(folder) : disk.list(folder)),
  };
}

const head = 'ref,title,code,url,until,customers\n';
const rows = [
  'A1,10% off everything,SAVE10,https://www.example.com/a,2027-01-31,everyone\n',
  'A2,Free delivery,,https://www.example.com/b,2027-02-28,everyone\n',
  'A3,5% off,OLD5,https://www.example.com/c,2024-01-31,everyone\n',
];
const table = head + rows.join('');

const settings = `file: souk.csv
language: en
columns:
  id: ref
  name: title
  code: code
  link: url
  ends: until
`;

const look = (files: Readonly<Record<string, string>>, disk = files): FeedLook =>
  feedLook(world(files), world(disk), 'data/feeds/souk.yaml', schemasOf(schemas));

describe('feedLook', () => {
  it('counts the rows shown and left out, with the reasons in the words of the feed command', () => {
    const {
      table: path,
      counts,
      reasons,
      offers,
      problems,
    } = look({
      'data/feeds/souk.yaml': settings,
      'data/feeds/souk.csv': table,
    });
    expect({ path, counts, problems }).toEqual({
      path: 'data/feeds/souk.csv',
      counts: { rows: 3, kept: 2, suspicious: 0, dropped: 1, codes: 1, deals: 1, isPart: false },
      problems: [],
    });
    expect(reasons).toEqual([
      {
        verdict: 'dropped',
        kind: 'ended',
        rows: 1,
        examples: [
          {
            line: 4,
            id: 'A3',
            name: '5% off',
            message: { en: 'it ended on 2024-01-31', ar: 'انتهى في \u20682024-01-31\u2069' },
          },
        ],
      },
    ]);
    expect(offers?.map(({ id, code }) => [id, code])).toEqual([
      ['A1', 'SAVE10'],
      ['A2', ''],
    ]);
  });

  it('lists the columns with their most frequent cells and marks those that the settings do not read', () => {
    const { columns } = look({ 'data/feeds/souk.yaml': settings, 'data/feeds/souk.csv': table });
    expect(columns.map(({ name, isRead }) => [name, isRead])).toEqual([
      ['ref', true],
      ['title', true],
      ['code', true],
      ['url', true],
      ['until', true],
      ['customers', false],
    ]);
    expect(columns.at(-1)?.cells).toEqual(['everyone']);
  });

  it('lists the columns even if the settings have errors', () => {
    const { columns, counts } = look({
      'data/feeds/souk.yaml': 'file: souk.csv\ncolumns:\n  id: 5\n',
      'data/feeds/souk.csv': table,
    });
    expect(columns.map(({ name }) => name)).toContain('until');
    expect(counts).toBeUndefined();
  });

  it('explains why the table cannot be read and proposes settings that would help', () => {
    const { problems, proposed, counts } = look({
      'data/feeds/souk.yaml': settings.replace('id: ref', 'id: reference'),
      'data/feeds/souk.csv': table,
    });
    expect(counts).toBeUndefined();
    expect(problems.map(({ message }) => message.en).join()).toContain('`reference`');
    expect(proposed?.join('\n')).toContain('id');
  });

  it('compares an unsaved table with the one on the disk', () => {
    const newer = head + rows[1] + rows[0]?.replace('10%', '15%') + rows[2]?.replaceAll('A3', 'A4');
    const own = { 'data/feeds/souk.yaml': settings, 'data/feeds/souk.csv': table };
    const edited = world({ ...own, 'data/feeds/souk.csv': newer });
    const system: System = {
      ...edited,
      // Drafts have stamps of their own.
      stamp: (path) => ({ path, size: newer.length, modified: -1.5 }),
    };
    const { changes } = feedLook(system, world(own), 'data/feeds/souk.yaml', schemasOf(schemas));
    expect(changes).toEqual({ added: 1, changed: 1, vanished: 1 });
  });

  it('examines only the first 5000 rows of a long table and says so', () => {
    const many = Array.from(
      { length: 6000 },
      (_, index) => `B${index},${index} SAR off,CODE${index},https://www.example.com/${index},2027-01-31,everyone\n`,
    ).join('');
    const { counts } = look({ 'data/feeds/souk.yaml': settings, 'data/feeds/souk.csv': head + many });
    expect(counts).toMatchObject({ rows: 5000, isPart: true });
  });

  it('accepts a missing table', () => {
    const { table: path, columns, problems } = look({ 'data/feeds/souk.yaml': settings });
    expect({ path, columns, problems }).toEqual({ path: 'data/feeds/souk.csv', columns: [], problems: [] });
  });
});

describe('the creation of a feed from a table', () => {
  const bytes = Buffer.from(table);
  const refusalOf = (make: () => unknown): string => {
    try {
      make();
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return '';
  };

  it('suggests settings from the first rows', () => {
    const words = Buffer.from(table.replaceAll('everyone', 'friends'));
    const { files, feed } = newFeed('Souk export.csv', words, false, world(), world());
    expect(files.map(({ path }) => path)).toEqual(['data/feeds/Souk-export.csv', 'data/feeds/souk-export.yaml']);
    expect(feed.path).toBe('data/feeds/souk-export.yaml');
    expect(Buffer.from(files[1]?.content ?? '').toString()).toContain('code: code');
    expect(feed.open.map(({ en }) => en).join()).toContain('friends');
  });

  it('refuses a name that is taken but replaces a feed that is not saved yet', () => {
    const taken = world({ 'data/feeds/souk.yaml': settings, 'data/feeds/souk.csv': table });
    expect(refusalOf(() => newFeed('souk.csv', bytes, false, taken, taken))).toContain(
      'data/feeds/souk.yaml exists already',
    );
    expect(newFeed('souk.csv', bytes, true, taken, world()).feed.path).toBe('data/feeds/souk.yaml');
  });

  it('refuses a file that is not a table, has no columns or is too large', () => {
    expect(refusalOf(() => newFeed('souk.pdf', bytes, false, world(), world()))).toContain('CSV, TSV, TXT');
    expect(refusalOf(() => newFeed('souk.json', Buffer.from('{"data": ['), false, world(), world()))).toContain(
      'Nothing was read',
    );
    const large = Buffer.alloc(30_000_001);
    expect(refusalOf(() => newFeed('souk.csv', large, false, world(), world()))).toContain('30 MB');
  });

  it('accepts a newer table only in the same format and for a feed inside data/', () => {
    const own = world({ 'data/feeds/souk.yaml': settings, 'data/feeds/souk.csv': table });
    const path = 'data/feeds/souk.yaml';
    expect(newerTable(path, 'export (2).CSV', bytes, own, schemas).path).toBe('data/feeds/souk.csv');
    expect(refusalOf(() => newerTable(path, 'export.xlsx', bytes, own, schemas))).toContain('same format');
    expect(refusalOf(() => newerTable('data/../package.json', 'export.csv', bytes, own, schemas))).toContain(
      'not the path of a file',
    );
  });
});
