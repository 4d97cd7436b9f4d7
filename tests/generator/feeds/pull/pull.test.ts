import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exitCodes, Refused, WrongUsage } from '../../../../generator/cli/commands/command';
import { pullCommand } from '../../../../generator/cli/commands/feeds/pull';
import { nodeSystem } from '../../../../generator/system/system';
import { apiOrigin, startNetworkApi, type NetworkApi } from '../../../support/network-api';
import { contextOf } from '../../support/command-context';
import { sampleFiles } from '../../support/sample-catalogue';
import { SampleProject } from '../../support/sample-project';

const key = 'planted+key/0123456789==';
const header = 'id;name;species;promocode;gotolink;date_start;date_end;rating';
const row = (id: number, code = `SOUK${id}`): string =>
  `${id};5% off;promocode;${code};https://www.example.com/${id};2025-09-01;2025-12-31;8.5`;
const table = (...rows: readonly string[]): string => `${[header, ...rows].join('\n')}\n`;
const fourRows = table(row(1), row(2), row(3), row(4));
const settings = `# The feed of a network.
file: souk.csv   # as it comes
fetched: 2025-09-01
${sampleFiles['data/feeds/souk.yaml']?.replace('file: souk.csv\n', '') ?? ''}`;
const fetchOf = (more = ''): string => `fetch:
  url: ${apiOrigin}/coupons
  auth:
    kind: header
    name: X-Api-Key
    key: FEED_SOUK_KEY
${more}`;

let api: NetworkApi;
let project: SampleProject;

beforeAll(async () => {
  api = await startNetworkApi();
});
afterAll(() => api.stop());

beforeEach(() => {
  project = new SampleProject();
  project.write('data/feeds/souk.yaml', settings + fetchOf());
  project.write('data/feeds/souk.csv', fourRows);
  api.received.length = 0;
  api.pauses.length = 0;
});
afterEach(() => project.remove());

/** The content of every file below a folder. */
function everything(): string {
  return readdirSync(project.root, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(project.at(name)).isFile())
    .sort()
    .map((name) => `${name}\n${readFileSync(project.at(name), 'latin1')}`)
    .join('\n');
}
const data = (): string => project.read('data/feeds/souk.yaml') + project.read('data/feeds/souk.csv');

async function run({
  names = ['souk'],
  fewer = false,
  format = 'text',
  environment = { FEED_SOUK_KEY: key },
  day = 10,
}: {
  readonly names?: readonly string[];
  readonly fewer?: boolean;
  readonly format?: 'text' | 'json';
  readonly environment?: Readonly<Record<string, string>>;
  readonly day?: number;
} = {}): Promise<{ readonly code: number; readonly out: string }> {
  const system = nodeSystem(project.root, {
    SOURCE_DATE_EPOCH: String(Date.UTC(2025, 8, day) / 1000),
    ...environment,
  });
  const { context, printed } = contextOf(system, format);
  const code = await pullCommand(api.network).run({ ...context, values: fewer ? { fewer } : {}, positionals: names });
  const out = printed();
  // No key is ever printed or written.
  for (const form of [key, encodeURIComponent(key), Buffer.from(key).toString('base64')])
    expect(out + everything()).not.toContain(form);
  return { code, out };
}

/** Answers every request with a status and a body. */
function answerWith(status: number, body: string, headers: Readonly<Record<string, string>> = {}): void {
  api.answer = (_request, response) => void response.writeHead(status, headers).end(body);
}

describe('npm run pull with a valid table', () => {
  test('replaces the table in use and writes the day into one line of the settings', async () => {
    answerWith(200, table(row(1), row(2, 'NEW2'), row(3), row(5)));
    const { code, out } = await run();
    expect(code).toBe(exitCodes.good);
    expect(project.read('data/feeds/souk.csv')).toBe(table(row(1), row(2, 'NEW2'), row(3), row(5)));
    expect(project.read('data/feeds/souk.yaml')).toBe((settings + fetchOf()).replace('2025-09-01', '2025-09-10'));
    expect(out).toContain('souk: 4 rows, 4 of them shown. Written to data/feeds/souk.csv, fetched on 2025-09-10.');
    expect(out).toContain('1 added, 1 changed, 0 revived, 1 vanished (1 still active), 2 the same');
    expect(out).toContain('code `SOUK2` → `NEW2`');
  });

  test('adds the day to the settings with the first table of a feed', async () => {
    rmSync(project.at('data/feeds/souk.csv'));
    project.write('data/feeds/souk.yaml', settings.replace('fetched: 2025-09-01\n', '') + fetchOf());
    answerWith(200, fourRows);
    expect((await run()).code).toBe(exitCodes.good);
    expect(project.read('data/feeds/souk.csv')).toBe(fourRows);
    expect(project.read('data/feeds/souk.yaml')).toContain('\nfetched: 2025-09-10\nfile: souk.csv   # as it comes\n');
  });

  test('changes no file if the table is the same, even on another day', async () => {
    answerWith(200, fourRows);
    const before = everything();
    const { code, out } = await run({ day: 20 });
    expect(code).toBe(exitCodes.good);
    expect(everything()).toBe(before);
    expect(out).toBe('souk: the network gives the same table. data/feeds/souk.csv and its day stay as they are.\n');
  });

  test('fetches every feed that has `fetch` if none is named', async () => {
    answerWith(200, table(row(1), row(2), row(3)));
    project.write('data/feeds/bazaar.yaml', settings.replace('souk.csv', 'bazaar.csv'));
    expect((await run({ names: [] })).out).toContain('souk: 3 rows');
    expect(api.received).toHaveLength(1);
  });

  test('describes the result as JSON', async () => {
    answerWith(200, table(row(1), row(2), row(3)));
    const { out } = await run({ format: 'json' });
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      feeds: [{ feed: 'souk', result: 'written', file: 'data/feeds/souk.csv', day: '2025-09-10', rows: 3, shown: 3 }],
    });
  });

  test('retries after a fault of the network with growing pauses', async () => {
    api.answer = (_request, response) =>
      void (api.received.length < 4 ? response.writeHead(503).end('busy') : response.end(table(row(1), row(2))));
    expect((await run()).code).toBe(exitCodes.good);
    expect(api.pauses).toEqual([1, 2, 4]);
  });

  test('retries after the pause that the network names', async () => {
    api.answer = (_request, response) =>
      void (api.received.length < 2
        ? response.writeHead(429, { 'retry-after': '17' }).end()
        : response.end(table(row(1), row(2))));
    expect((await run()).code).toBe(exitCodes.good);
    expect(api.pauses).toEqual([17]);
  });

  test('follows a redirect to another path of the same host', async () => {
    api.answer = ({ path: asked }, response) =>
      void (asked === '/coupons'
        ? response.writeHead(302, { location: `${apiOrigin}/v2/coupons` }).end()
        : response.end(table(row(1), row(2))));
    expect((await run()).code).toBe(exitCodes.good);
    expect(api.received.map(({ path: asked, headers }) => [asked, headers['x-api-key']])).toEqual([
      ['/coupons', key],
      ['/v2/coupons', key],
    ]);
  });
});

test('npm run pull joins pages of JSON into one file that the settings can read', async () => {
  const offers = [1, 2, 3].map((id) => ({
    id,
    name: '5% off',
    link: `https://www.example.com/${id}`,
    until: '2025-12-31',
  }));
  project.write(
    'data/feeds/souk.yaml',
    `file: souk.json\nrows: payload.data\nlanguage: en\ncolumns:\n  id: id\n  name: name\n  link: link\n  ends: until\n${fetchOf('  pages:\n    kind: number\n    parameter: page\n')}`,
  );
  api.answer = ({ path: asked }, response) => {
    const page = Number(asked.split('page=')[1]);
    response.end(JSON.stringify({ time: page, payload: { data: offers.slice(page * 2 - 2, page * 2) } }, null, 2));
  };
  expect((await run()).code).toBe(exitCodes.good);
  expect(project.read('data/feeds/souk.json')).toBe(
    `{"payload":{"data":[\n${offers.map((offer) => JSON.stringify(offer)).join(',\n')}\n]}}\n`,
  );
  const before = everything();
  expect((await run({ day: 11 })).out).toContain('the network gives the same table');
  expect(everything()).toBe(before);
});

test('npm run pull reads a JSON text of millions of escaped characters', async () => {
  project.write(
    'data/feeds/souk.yaml',
    `file: souk.json\nlanguage: en\ncolumns:\n  id: id\n  name: name\n  link: link\n${fetchOf()}`,
  );
  api.answer = (_request, response) =>
    void response.end(
      `[ {"id": "1", "link": "https://www.example.com/${key}", "name": "${'\\n'.repeat(6_000_000)}"} ]`,
    );
  // Only a table that was read as a whole is searched for the key.
  expect((await run()).out).toMatch(/table contains the key/i);
});

test('npm run pull fetches a feed as its preset says and keeps its short settings', async () => {
  const short = `uses: boostiny\nfile: souk.json\nfetch:\n  url: ${apiOrigin}/publisher/coupons\n`;
  project.write('data/feeds/souk.yaml', short);
  api.answer = ({ path: asked }, response) => {
    const data = asked.endsWith('page=1')
      ? [{ code: 'OUD10', campaign_name: 'Oud', tracking_link: 'https://www.example.com/1', countries: ['SA'] }]
      : [];
    response.end(JSON.stringify({ payload: { data, pagination: { total: 1 } } }));
  };
  expect((await run({ environment: { FEED_BOOSTINY_KEY: key } })).code).toBe(exitCodes.good);
  expect(api.received.map(({ path: asked, headers }) => [asked, headers.authorization])).toEqual([
    ['/publisher/coupons?limit=100&page=1', key],
    ['/publisher/coupons?limit=100&page=2', key],
  ]);
  expect(project.read('data/feeds/souk.yaml')).toBe(short.replace('file:', 'fetched: 2025-09-10\nfile:'));
});

describe('npm run pull with a faulty answer', () => {
  /** Runs the command, which must not change data/, and returns its output. */
  async function refused(): Promise<string> {
    const before = data();
    const { code, out } = await run();
    expect(code).toBe(exitCodes.dataErrors);
    expect(data()).toBe(before);
    return out;
  }

  const html = '<!DOCTYPE html>\n<html><body>Log in</body></html>';
  const page = { headers: { 'content-type': 'text/html' } };
  const picture = { headers: { 'content-type': 'image/png' } };
  const to = (location: string) => ({ headers: { location } });
  const encoded = { headers: { 'content-encoding': 'gzip' }, requests: 4 };
  const short = { headers: { 'content-length': '100' } };
  const long = { headers: { 'x-long': 'x'.repeat(100_000) }, requests: 4 };
  test.each<
    readonly [
      what: string,
      status: number,
      body: string,
      said: string,
      more: { readonly headers?: Readonly<Record<string, string>>; readonly requests?: number },
    ]
  >([
    ['the key is refused', 401, key, 'The network refuses the key (401).\nWhat to do: check FEED_SOUK_KEY', {}],
    ['the key has no permission', 403, '', 'The network refuses the key (403)', {}],
    ['nothing is there', 404, html, 'has nothing at this address (404).\nWhat to do: correct `url`', {}],
    ['the request is wrong', 400, '', 'does not accept the request (400).\nWhat to do: compare `url`, `query`', {}],
    ['there were too many requests', 429, '', 'refuses more requests for now (429).\nWhat to do: run', { requests: 4 }],
    ['a long pause is asked for', 429, '', 'and asks to wait 60 minutes.', { headers: { 'retry-after': '3600' } }],
    ['the network has a fault', 500, `trace: ${key}`, 'The network has a fault (500).', { requests: 4 }],
    ['a web page comes instead', 200, html, 'answers with a web page instead of a table', page],
    ['a web page is called a table', 200, html, 'answers with a web page', { headers: { 'content-type': 'text/csv' } }],
    ['another host is named', 302, '', 'redirects to https://example.net, which is not', to('https://example.net/c')],
    ['the redirect is not encrypted', 301, '', 'redirects to http://api.example.com', to('http://api.example.com/c')],
    ['this machine is named', 307, '', 'redirects to https://127.0.0.1, which is not', to('https://127.0.0.1/c')],
    ['the answer is not compressed as it says', 200, fourRows, 'ended before it was complete', encoded],
    ['a picture comes instead', 200, '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'the table was not replaced', picture],
    ['the answer is longer than its content length', 200, fourRows, 'the table was not replaced', short],
    ['a web page has no head', 200, '<!-- x -->\n<?xml version="1.0"?>\n<h1>502</h1>', 'answers with a web page', {}],
    ['the headers are too long', 200, fourRows, 'The answer of the network is damaged', long],
    ['a redirect names no address', 302, '', 'redirects to no address', {}],
    ['the network says that nothing has changed', 304, '', 'does not accept the request (304)', {}],
    ['the redirects do not end', 302, '', 'redirects again and again', { ...to('/coupons'), requests: 6 }],
    [
      'the answer repeats the key',
      200,
      table(row(1), row(2), row(3, key)),
      'The table contains the key FEED_SOUK_KEY.',
      {},
    ],
    ['a column is missing', 200, fourRows.replace('gotolink', 'link'), 'the feed has no column `gotolink`', {}],
    [
      'no row can be shown',
      200,
      fourRows.replaceAll('2025-12-31', 'soon'),
      'No row of the new table can be shown.',
      {},
    ],
    ['there are no rows', 200, table(), 'No row of the new table can be shown.', {}],
    ['the answer is empty', 200, '', 'has no header line', {}],
  ])('keeps the table in use if %s', async (_what, status, body, said, { headers = {}, requests = 1 }) => {
    answerWith(status, body, headers);
    expect(await refused()).toContain(said);
    expect(api.received).toHaveLength(requests);
  });

  test('keeps the table in use if the answer ends before it is complete', async () => {
    api.answer = (_request, response: ServerResponse) => {
      response.writeHead(200, { 'content-length': String(fourRows.length) });
      response.write(fourRows.slice(0, 100), () => response.destroy());
    };
    expect(await refused()).toContain('The answer of the network is damaged, or ended before it was complete.');
    expect(api.received).toHaveLength(4);
  });

  test('keeps the table in use if no answer comes in time', async () => {
    api.answer = () => api.endTime();
    expect(await refused()).toContain('The network did not answer within 120 seconds.');
  });

  test('keeps the table in use if an answer begins and does not end in time', async () => {
    api.answer = (_request, response) => {
      response.write(fourRows, () => api.endTime());
    };
    expect(await refused()).toContain('The network did not answer within 120 seconds.');
    expect(api.received).toHaveLength(4);
  });

  test('keeps the table in use if each attempt is in time, but not the whole table', async () => {
    api.answer = (_request, response) => {
      response.write(fourRows, () => api.endTime(1800));
    };
    expect(await refused()).toContain('The network did not give the whole table within 30 minutes.');
    expect(api.received).toHaveLength(1);
  });

  test('keeps the table in use if an answer unpacks to more than the limit', { tags: ['all'] }, async () => {
    // Each kilobyte of it unpacks to a megabyte, and the same bytes come again and again.
    const bomb = gzipSync(Buffer.alloc(16_000_000, 'x'));
    api.answer = (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      Readable.from(Array.from({ length: 20 }, () => bomb)).pipe(response);
    };
    expect(await refused()).toContain('The answer has more than 128 megabytes.');
    expect(api.received).toHaveLength(1);
  });

  test('keeps the table in use if the host cannot be reached', async () => {
    project.write('data/feeds/souk.yaml', settings + fetchOf().replace(apiOrigin, 'https://api.example.org'));
    expect(await refused()).toContain('The network cannot be reached.');
  });

  test('stores a refused table for inspection, and accepts it with --fewer', async () => {
    answerWith(200, table(row(1)));
    const staged = 'node_modules/.cache/qaseema/pull/souk.csv';
    const said = await refused();
    expect(said).toContain('The new table has 1 row that can be shown, and the one in use 4.');
    expect(api.received).toHaveLength(1);
    expect(said).toContain(`see why with \`npm run feed souk -- --file ${staged}\``);
    expect(project.read(staged)).toBe(table(row(1)));
    expect((await run({ fewer: true })).code).toBe(exitCodes.good);
    expect(project.read('data/feeds/souk.csv')).toBe(table(row(1)));
  });

  test('accepts far fewer rows if the settings expect them', async () => {
    project.write('data/feeds/souk.yaml', settings + fetchOf('  atLeast: 20\n'));
    answerWith(200, table(row(1)));
    expect((await run()).code).toBe(exitCodes.good);
  });

  test('reports settings with errors and fetches all other feeds', async () => {
    project.write('data/feeds/bazaar.yaml', 'file: bazaar.csv\n');
    answerWith(200, table(row(1), row(2), row(3)));
    const { code, out } = await run({ names: [] });
    expect(code).toBe(exitCodes.dataErrors);
    expect(out).toContain('data/feeds/bazaar.yaml');
    expect(project.read('data/feeds/souk.csv')).toBe(table(row(1), row(2), row(3)));
  });
});

describe('the key of npm run pull', () => {
  test.each([
    [
      'is missing',
      {},
      'The environment has no FEED_SOUK_KEY.\nWhat to do: set it for this command: FEED_SOUK_KEY=… npm run pull souk;',
    ],
    ['has a line break', { FEED_SOUK_KEY: `${key}\n` }, 'FEED_SOUK_KEY has a space, a line break'],
    ['is too short', { FEED_SOUK_KEY: 'short' }, 'FEED_SOUK_KEY has fewer than 8 characters'],
  ])('is never sent if it %s', async (_what, environment, said) => {
    const { code, out } = await run({ environment });
    expect(code).toBe(exitCodes.dataErrors);
    expect(out).toContain(said);
    expect(api.received).toEqual([]);
  });

  test('is sent as a header and nowhere else', async () => {
    answerWith(200, fourRows);
    await run();
    expect(api.received).toMatchObject([{ method: 'GET', path: '/coupons', headers: { 'x-api-key': key }, body: '' }]);
  });
});

describe('the usage of npm run pull', () => {
  test('refuses a feed that does not exist', async () => {
    await expect(run({ names: ['suok'] })).rejects.toThrow(WrongUsage);
  });

  test('refuses a feed without `fetch`', async () => {
    project.write('data/feeds/souk.yaml', settings);
    await expect(run()).rejects.toThrow(Refused);
    await expect(run({ names: [] })).rejects.toThrow('No feed has `fetch`');
  });
});
