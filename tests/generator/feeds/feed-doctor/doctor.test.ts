import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FeedDoctor, type DoctorContext, type RowReport } from '../../../../generator/feeds/feed-doctor/doctor';
import { readDetails, readPresent, textOf } from '../../../../generator/feeds/feed-doctor/read';
import { formatDoctor, ShownRows } from '../../../../generator/feeds/feed-doctor/text';
import { schemasOf } from '../../../../generator/catalogue/validate/schema/schemas';
import type { Feed } from '../../../../src/generated/data-types';
import { schemas } from '../../support/sample-catalogue';

const config: Feed = {
  file: 'souk.csv',
  delimiter: ';',
  language: 'en',
  columns: {
    id: 'id',
    name: 'name',
    kind: 'species',
    code: 'promocode',
    link: 'gotolink',
    starts: 'date_start',
    ends: 'date_end',
    rating: 'rating',
    logo: 'logo',
  },
  codeKinds: ['promocode'],
  absent: ['None', 'NOT REQUIRED'],
  hosts: ['example.com'],
};
const context: DoctorContext = {
  config,
  site: { timeZone: 'Asia/Riyadh' },
  now: Date.UTC(2025, 8, 10),
  schemas: schemasOf(schemas),
};

const columns = ['id', 'name', 'species', 'promocode', 'gotolink', 'date_start', 'date_end', 'rating', 'logo'];
const header = columns.join(';');
const good: Readonly<Record<string, string>> = {
  id: '1',
  name: '5% off',
  species: 'promocode',
  promocode: 'SOUK5',
  gotolink: 'https://www.example.com/1',
  date_start: '2025-09-01',
  date_end: '2025-09-30 23:59:59',
  rating: '8.5',
  logo: 'https://www.example.com/logo.png',
};

/** A row of the table: the good one with some cells replaced. */
function row(cells: Readonly<Record<string, string>> = {}): string {
  return columns.map((column) => cells[column] ?? good[column] ?? '').join(';');
}

function table(...rows: readonly string[]): string {
  return `${[header, ...rows].join('\n')}\n`;
}

/** Files in memory, in pieces of a given size. */
function system(files: Readonly<Record<string, string>>, size = 65_536) {
  return {
    *chunks(file: string): Generator<Uint8Array> {
      const bytes = new TextEncoder().encode(files[file] ?? '');
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    },
  };
}

function judge(
  text: string,
  present?: string,
  {
    size,
    all = false,
    own = context,
  }: { readonly size?: number; readonly all?: boolean; readonly own?: DoctorContext } = {},
) {
  const files = system({ 'new.csv': text, 'old.csv': present ?? '' }, size);
  const rows: RowReport[] = [];
  const shown = new ShownRows(all);
  const inUse = present === undefined ? undefined : readPresent(files, 'old.csv', own);
  const doctor = new FeedDoctor({ ...own, present: inUse }, (report) => {
    rows.push(report);
    shown.add(report);
  });
  for (const piece of textOf(files, 'new.csv', own.config)) doctor.push(piece);
  doctor.end();
  const vanished = [...(inUse?.vanished() ?? [])].filter(({ ended }) => all || !ended);
  const ids = new Set([
    ...[...shown.changed, ...shown.revived].flatMap(({ id }) => id ?? []),
    ...vanished.map(({ id }) => id),
  ]);
  const details = readDetails(files, 'old.csv', own, ids);
  const report = formatDoctor(doctor, shown, vanished, details, {
    feed: 'souk',
    settingsFile: 'data/feeds/souk.yaml',
    file: 'new.csv',
    ...(present !== undefined && { presentFile: 'data/feeds/souk.csv' }),
    now: own.now,
    timeZone: own.site.timeZone,
    all,
    colour: false,
  });
  return { rows, doctor, report, tally: doctor.tally };
}

describe('the verdict on a row', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, string, readonly string[]]>([
    ['kept if everything is valid', {}, 'kept', []],
    ['kept without a logo', { logo: '' }, 'kept', []],
    ['kept as a deal', { species: 'other', promocode: 'Not Required' }, 'kept', []],
    ['dropped if it has ended', { date_end: '2025-09-09 23:59:59' }, 'dropped', ['ended']],
    ['kept on its last day', { date_end: '2025-09-10' }, 'kept', []],
    ['dropped without an id', { id: '' }, 'dropped', ['incomplete']],
    ['dropped without an end', { date_end: '' }, 'dropped', ['incomplete']],
    ['dropped with a link that is not https', { gotolink: 'http://www.example.com/1' }, 'dropped', ['invalid']],
    [
      'dropped with a link to another host',
      { gotolink: 'https://example.com.evil.example/' },
      'dropped',
      ['other-host'],
    ],
    ['dropped with two invalid values', { gotolink: 'example', date_end: 'soon' }, 'dropped', ['invalid', 'invalid']],
    ['dropped if it ends before it starts', { date_start: '2025-10-01' }, 'dropped', ['invalid']],
    ['suspicious with another code in its title', { name: '5% off with code SOUK15' }, 'suspicious', ['code-differs']],
    [
      'suspicious with a misspelt form of its code in its title',
      { name: 'SOUK6: 5% off' },
      'suspicious',
      ['code-differs'],
    ],
    ['kept with its own code in its title', { name: 'Code SOUK5: 5% off' }, 'kept', []],
    [
      'suspicious with a code in the title of a deal',
      { name: '5% off with code SOUK15', species: 'other', promocode: '' },
      'suspicious',
      ['code-differs'],
    ],
    ['suspicious if its kind is code and it has none', { promocode: 'None' }, 'suspicious', ['kind-differs']],
    ['suspicious if it has a code and its kind is deal', { species: 'action' }, 'suspicious', ['kind-differs']],
    ['suspicious with an http logo', { logo: 'http://www.example.com/logo.png' }, 'suspicious', ['http-logo']],
    ['suspicious with an invisible character', { name: '5%\u202e off' }, 'suspicious', ['hidden-character']],
    ['suspicious with markup', { name: '"Bags &amp; <b>shoes</b>"' }, 'suspicious', ['markup']],
    ['suspicious with a rating above the maximum', { rating: '85' }, 'suspicious', ['rating-out-of-range']],
    ['suspicious with a title in capital letters', { name: 'SAVE MONEY TODAY' }, 'suspicious', ['shouting']],
  ])('is %s', (_name, cells, verdict, reasons) => {
    const { rows } = judge(table(row(cells)));
    expect(rows).toHaveLength(1);
    expect({ verdict: rows[0]?.verdict, reasons: rows[0]?.reasons.map(({ kind }) => kind) }).toEqual({
      verdict,
      reasons,
    });
  });

  test('is dropped if the row is identical to an earlier one', () => {
    const { rows } = judge(table(row(), row()));
    expect(rows[1]).toMatchObject({
      row: 2,
      line: 3,
      verdict: 'dropped',
      reasons: [{ kind: 'exact-duplicate', message: { id: 'feed-reason.exact-duplicate', values: { row: 1 } } }],
    });
  });

  test('is dropped if an earlier row has the same id and other values', () => {
    expect(judge(table(row(), row({ name: '6% off' }))).rows[1]).toMatchObject({
      verdict: 'dropped',
      reasons: [{ kind: 'duplicate-id' }],
    });
  });

  test('is suspicious if an earlier row has the same offer under another id', () => {
    expect(judge(table(row(), row({ id: '2', date_end: '2025-09-30' }))).rows[1]).toMatchObject({
      verdict: 'suspicious',
      reasons: [{ kind: 'same-offer' }],
    });
  });

  test('is dropped if the row cannot be parsed, and the next row is still read', () => {
    const { rows } = judge(table(row({ name: '"5% off' }), row({ id: '2' })));
    expect(rows.map(({ row: number, line, id, verdict }) => ({ number, line, id, verdict }))).toEqual([
      { number: 1, line: 2, id: undefined, verdict: 'dropped' },
      { number: 2, line: 3, id: '2', verdict: 'kept' },
    ]);
  });

  test('has the number of the row and the line on which the row begins', () => {
    const { rows } = judge(table(row({ name: '"5%\noff"' }), '', row({ id: '2' })));
    expect(rows.map(({ row: number, line }) => ({ number, line }))).toEqual([
      { number: 1, line: 2 },
      { number: 2, line: 5 },
    ]);
  });
});

describe('the comparison with the feed in use', () => {
  const old = table(
    row(),
    row({ id: '2', date_end: '2025-09-05', name: 'Over' }),
    row({ id: '3', name: 'Still there' }),
    row({ id: '4', date_end: '2025-09-01', name: 'Long over' }),
  );

  test('counts the rows that were added, changed, revived or have vanished', () => {
    const { tally, rows } = judge(
      table(row({ promocode: 'SOUK6' }), row({ id: '2', name: 'Over' }), row({ id: '5', name: 'New' })),
      old,
    );
    expect(Object.fromEntries(tally.changes)).toEqual({ changed: 1, revived: 1, added: 1, vanished: 2 });
    expect(tally.vanishedRunning).toBe(1);
    expect(rows.map(({ change, changed }) => ({ change, changed }))).toEqual([
      { change: 'changed', changed: ['code'] },
      { change: 'revived', changed: ['ends'] },
      { change: 'added', changed: undefined },
    ]);
  });

  test('ignores the order of columns, quotes, line endings and date formats', () => {
    const shuffled = `date_end;${columns.filter((column) => column !== 'date_end').join(';')}\r\n"2025-09-30";${columns
      .filter((column) => column !== 'date_end')
      .map((column) => `"${good[column] ?? ''}"`)
      .join(';')}\r\n`;
    expect(Object.fromEntries(judge(shuffled, table(row())).tally.changes)).toEqual({ same: 1 });
  });

  test('does not count an invalid row as vanished', () => {
    expect(judge(table(row({ gotolink: 'http://x' })), table(row())).tally.changes.get('vanished')).toBeUndefined();
  });
});

const messy = table(
  row(),
  row({ id: '2', name: '5% off with code SOUK15', logo: 'http://www.example.com/logo.png' }),
  row({ id: '3', gotolink: 'http://www.example.com/3' }),
  row({ id: '4', gotolink: 'https://www.example.net/4' }),
  row(),
  row({ id: '6', date_end: '' }),
  row({ id: '7', name: '"7% off' }),
  row({ id: '8', date_end: '2025-09-01' }),
  row({ id: '9', name: 'Free shipping', species: 'action', promocode: '', date_end: '2025-12-31' }),
);
const inUse = table(
  row({ date_end: '2025-09-20', promocode: 'SOUK4' }),
  row({ id: '9', name: 'Free shipping', species: 'action', promocode: '', date_end: '2025-09-01' }),
  row({ id: '10', name: 'Gone' }),
);

describe('formatDoctor', () => {
  test('reports on a single file', () => {
    expect(judge(messy).report).toMatchSnapshot();
  });

  test('reports the differences from the feed in use', () => {
    expect(judge(messy, inUse).report).toMatchSnapshot();
  });

  test('lists every row on request', () => {
    expect(judge(messy, inUse, { all: true }).report).toMatchSnapshot();
  });

  test('names the column that has the codes if that of the settings has none', () => {
    const renamed = `${header};voucher\n${row({ promocode: '' })};SOUK5\n${row({ id: '2', promocode: '' })};SOUK7\n`;
    expect(judge(renamed).report).toContain('Codes: no row has a code in `promocode`, and `voucher`');
  });

  test('reports on a feed whose offers have all ended', () => {
    expect(judge(table(row({ date_end: '2025-09-01' }))).report).toMatchSnapshot();
  });
});

describe('the values of columns and patterns', () => {
  const own: DoctorContext = {
    ...context,
    config: {
      ...config,
      columns: { ...config.columns, discount: 'rating' },
      patterns: {
        minimum: [
          { column: 'name', pattern: 'over {money}' },
          { column: 'name', pattern: 'from {money}' },
        ],
        upTo: [{ column: 'name', pattern: 'up to {percent}%' }],
      },
    },
  };
  const values = table(
    row({ name: '5% off over $8', rating: '5%' }),
    row({ id: '2', name: 'Up to 80% off', rating: '80%', date_end: '2025-09-01' }),
    row({ id: '3', name: 'Lamps', rating: 'half' }),
    row({ id: '4', date_end: '' }),
  );

  test('are counted, even those of rows that have ended', () => {
    expect(judge(values, undefined, { own }).report).toMatchSnapshot();
  });

  test('make a row suspicious if they cannot be read', () => {
    const { rows, tally } = judge(values, undefined, { own });
    expect(rows.map(({ verdict }) => verdict)).toEqual(['kept', 'dropped', 'suspicious', 'dropped']);
    expect([...tally.reasons]).toContainEqual(['unreadable-value', 1]);
  });

  test('are compared with those of the feed in use', () => {
    const [head = '', first = ''] = values.split('\n');
    const { rows } = judge(`${head}\n${first.replace('$8', '$9').replace('5%;', '6%;')}\n`, values, { own });
    expect(rows[0]).toMatchObject({ change: 'changed', changed: ['name', 'discount', 'minimum'] });
  });
});

test('FeedDoctor judges no row of a table that lacks columns', () => {
  const { doctor, rows } = judge('id;name\n1;x\n');
  expect(doctor.ok).toBe(false);
  expect(doctor.columnErrors.map(({ path }) => path.at(-1))).toEqual([
    'kind',
    'code',
    'link',
    'starts',
    'ends',
    'rating',
    'logo',
  ]);
  expect(rows).toEqual([]);
  expect(judge('').doctor.hasHeader).toBe(false);
});

test('FeedDoctor gives the same verdicts however the file is split into chunks', () => {
  const whole = judge(messy.replaceAll('5% off', 'خصم 5%'), inUse).rows;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), (size) => {
      expect(judge(messy.replaceAll('5% off', 'خصم 5%'), inUse, { size }).rows).toEqual(whole);
    }),
    { numRuns: 30 },
  );
}, 30_000);

test('FeedDoctor does not let an unclosed quote swallow the rest of a large file', () => {
  const rows = Array.from({ length: 3000 }, (_, index) => row({ id: String(index + 2) }));
  const { tally } = judge(table(row({ name: '"5% off' }), ...rows));
  expect(tally).toMatchObject({ rows: 3001, kept: 1, suspicious: 2999, dropped: 1 });
});

test('FeedDoctor drops a row right after its last instant', () => {
  const text = table(row({ date_end: '2025-09-10 12:00:00' }));
  const last = Date.UTC(2025, 8, 10, 9);
  const verdictAt = (now: number) => judge(text, undefined, { own: { ...context, now } }).rows[0]?.verdict;
  expect([verdictAt(last), verdictAt(last + 1)]).toEqual(['kept', 'dropped']);
});

test('FeedDoctor tells thousands of rows apart and finds a duplicate', () => {
  const many = Array.from({ length: 5000 }, (_, index) => row({ id: String(index), name: `${index}% off` }));
  const { tally } = judge(table(...many, many[4711] ?? ''));
  expect(tally).toMatchObject({ rows: 5001, dropped: 1 });
  expect([...tally.reasons]).toContainEqual(['exact-duplicate', 1]);
});

test('formatDoctor lists the first rows of each cause and counts the others', () => {
  const many = Array.from({ length: 60 }, (_, index) => row({ id: String(index), date_end: 'soon' }));
  const hosts = Array.from({ length: 9 }, (_, index) =>
    row({ id: `h${index}`, gotolink: `https://shop${index}.example/` }),
  );
  const { report } = judge(table(...many, ...hosts, row({ id: '' })));
  expect(report).toContain('Dropped because of errors (70)');
  expect(report).toContain('the same in 57 more rows (--rows shows all)');
  expect(report).toContain('`gotolink` leads to `shop2.example`');
  expect(report).toContain('the same in 6 more rows (--rows shows all)');
  expect(report).toContain('it has no `id`');
  expect(report).not.toContain('  and ');
  expect(judge(table(...many), undefined, { all: true }).report).not.toContain('the same in');
});
