import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announceCommand } from '../../../../generator/cli/commands/announce';
import { exitCodes, Refused, WrongUsage } from '../../../../generator/cli/commands/command';
import { sitemap } from '../../../../generator/site/render/sitemap';
import { sitemapDays } from '../../../../generator/operations/announce/announced';
import { nodeSystem } from '../../../../generator/system/system';
import { apiOrigin, startNetworkApi, type NetworkApi } from '../../../support/network-api';
import { filesOf, patched, sampleFiles } from '../../support/sample-catalogue';
import { contextOf } from '../../support/command-context';
import { SampleProject } from '../../support/sample-project';

const key = '0123456789abcdef';
// The published site and the search engine are one server here; no request reaches another.
const endpoint = `${apiOrigin}/indexnow`;
const indexNow = `indexNow:\n  key: "${key}"\n  endpoint: ${endpoint}\n`;
const record = '.qaseema/announced.json';

let api: NetworkApi;
let project: SampleProject;

/** A sitemap as builds write it, of these paths with the days of their last changes. */
function sitemapOf(days: Readonly<Record<string, string | undefined>>, limits?: { urls: number; bytes: number }) {
  const pages = Object.keys(days).map((each) => ({
    language: 'en' as const,
    path: each,
    canonical: `/en${each}`,
    alternates: [],
    indexed: true,
  }));
  const settings = { origin: apiOrigin, basePath: '', timeZone: 'Asia/Riyadh', languages: ['en', 'ar'] } as const;
  const known = Object.entries(days).flatMap(([each, day]) => (day === undefined ? [] : [[each, day] as const]));
  return sitemap({ settings, lastModified: new Map(known), pages }, limits);
}

/** Puts a finished site into `dist/`. */
function build(days: Readonly<Record<string, string | undefined>>): void {
  rmSync(project.at('dist'), { recursive: true, force: true });
  for (const { path: file, content } of sitemapOf(days)) project.write(`dist/${file}`, content);
  project.write(`dist/${key}.txt`, key);
}

const addressOf = (each: string): string => `${apiOrigin}/en${each}`;

beforeAll(async () => {
  api = await startNetworkApi();
});
afterAll(() => api.stop());

beforeEach(() => {
  project = new SampleProject(patched('data/site.yaml', `origin: ${apiOrigin}\n${indexNow}`));
  build({ '/stores': '2026-03-01', '/about': undefined, '/blog': '2026-03-14' });
  api.received.length = 0;
  answer(200);
});
afterEach(() => project.remove());

/** The published site has the key; the search engine answers with a status. */
function answer(status: number, keyText = key): void {
  api.answer = ({ method }, response) =>
    void (method === 'GET' ? response.end(keyText) : response.writeHead(status).end());
}

async function run(
  values: { readonly since?: string; readonly 'dry-run'?: boolean } = {},
  {
    format = 'text',
    environment = {},
  }: { readonly format?: 'text' | 'json'; readonly environment?: Record<string, string> } = {},
): Promise<{ readonly code: number; readonly out: string }> {
  const system = nodeSystem(project.root, {
    SOURCE_DATE_EPOCH: String(Date.UTC(2026, 2, 15) / 1000),
    ...environment,
  });
  const { context, printed } = contextOf(system, format);
  const code = await announceCommand(api.network).run({ ...context, values, say: () => undefined });
  return { code, out: printed() };
}

/** The requests to the search engine. */
const announced = (): readonly unknown[] =>
  api.received.flatMap(({ method, body }): readonly unknown[] => (method === 'POST' ? [JSON.parse(body)] : []));

describe('npm run announce', () => {
  test('sends the key, its file, and the addresses that have changed since the day', async () => {
    const { code, out } = await run({ since: '2026-03-10' });
    expect(api.received.map(({ method, path: asked }) => `${method} ${asked}`)).toEqual([
      `GET /${key}.txt`,
      'POST /indexnow',
    ]);
    expect(announced()).toEqual([
      {
        host: 'api.example.com',
        key,
        keyLocation: `${apiOrigin}/${key}.txt`,
        urlList: [addressOf('/blog')],
      },
    ]);
    expect([code, out]).toEqual([exitCodes.good, '1 address announced to api.example.com.\n']);
  });

  test('sends what is new, changed or gone since the last announcement', async () => {
    await run({ since: '2026-03-01' });
    build({ '/stores': '2026-03-15', '/about': undefined, '/store/luban': undefined });
    api.received.length = 0;
    await run();
    expect(announced()).toMatchObject([{ urlList: ['/stores', '/store/luban', '/blog'].map(addressOf) }]);
    api.received.length = 0;
    expect(await run()).toEqual({ code: exitCodes.good, out: 'No page has changed: nothing was sent.\n' });
    expect(api.received).toEqual([]);
  });

  test('reads the record of version 0.2.0', async () => {
    await run({ since: '2026-03-01' });
    mkdirSync(project.at('node_modules/.cache/qaseema'), { recursive: true });
    renameSync(project.at(record), project.at('node_modules/.cache/qaseema/announced.json'));
    expect((await run()).out).toBe('No page has changed: nothing was sent.\n');
  });

  test('sends an announcement again after it was refused', async () => {
    await run({ since: '2026-03-01' });
    build({ '/stores': '2026-03-15' });
    const before = project.read(record);
    answer(429);
    expect((await run()).code).toBe(exitCodes.dataErrors);
    expect(project.read(record)).toBe(before);
    answer(202);
    api.received.length = 0;
    expect((await run()).code).toBe(exitCodes.good);
    expect(announced()).toHaveLength(1);
  });

  test('sends the addresses in parts of 10,000', async () => {
    build(Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`/store/s${index}`, '2026-03-14'])));
    await run({ since: '2026-03-14' });
    const lists = announced().map((each) => (Reflect.get(Object(each), 'urlList') as readonly string[]).length);
    expect(lists).toEqual([10_000, 1]);
  });

  test('lists the addresses with --dry-run, and neither sends nor records them', async () => {
    const { code, out } = await run({ since: '2026-03-01', 'dry-run': true });
    expect(code).toBe(exitCodes.good);
    expect(out).toBe(`${addressOf('/stores')}\n${addressOf('/blog')}\n2 addresses; nothing was sent.\n`);
    expect(api.received).toEqual([]);
    expect(existsSync(project.at(record))).toBe(false);
  });

  test('describes the result as JSON', async () => {
    const { out } = await run({ since: '2026-03-10' }, { format: 'json' });
    expect(JSON.parse(out)).toEqual({ version: 1, endpoint, sent: true, addresses: [addressOf('/blog')] });
    answer(403);
    const refused = await run({ since: '2026-03-10' }, { format: 'json' });
    expect(JSON.parse(refused.out)).toMatchObject({ sent: false, fix: expect.stringContaining('origin') as string });
  });
});

describe('npm run announce after a failure', () => {
  test.each([
    [400, 'does not accept the request (400)'],
    [403, 'does not accept the key for these addresses (403)'],
    [422, 'does not accept the key for these addresses (422)'],
    [429, 'accepts no more addresses for now (429)'],
    [503, 'has a fault (503)'],
    [302, 'does not accept the request (302)'],
  ])('records nothing and gives the reason if the search engine answers %i', async (status, text) => {
    answer(status);
    const { code, out } = await run({ since: '2026-03-01' });
    expect(code).toBe(exitCodes.dataErrors);
    expect(out).toContain(`The pages were not announced: api.example.com ${text}.\nWhat to do: `);
    expect(existsSync(project.at(record))).toBe(false);
  });

  test('sends nothing and gives the reason if the published site has another key', async () => {
    answer(200, 'another key');
    const { code, out } = await run({ since: '2026-03-01' });
    expect(code).toBe(exitCodes.dataErrors);
    expect(out).toContain(`${apiOrigin}/${key}.txt does not have the key (200).\nWhat to do: publish the site`);
    expect(announced()).toEqual([]);
  });

  test('reads no more than a megabyte of the file of the key', async () => {
    answer(200, key + ' '.repeat(1_000_000));
    expect((await run({ since: '2026-03-01' })).out).toContain('does not have the key (200)');
  });

  test('reports that the search engine cannot be reached', async () => {
    api.answer = (_request, response) => void response.destroy();
    const { code, out } = await run({ since: '2026-03-01' });
    expect(code).toBe(exitCodes.dataErrors);
    expect(out).toContain('api.example.com cannot be reached');
  });
});

describe('the usage of npm run announce', () => {
  test.each<[string, () => void, Parameters<typeof run>, string]>([
    [
      'without a key in the settings',
      () => project.write('data/site.yaml', sampleFiles['data/site.yaml'] ?? ''),
      [],
      'has no `indexNow`',
    ],
    ['without a day or an earlier announcement', () => undefined, [], 'npm run announce -- --since'],
    [
      'without a built site',
      () => rmSync(project.at('dist'), { recursive: true }),
      [],
      'dist/ has no sitemap. Run `npm run build`',
    ],
    [
      'with a site that was built before the key',
      () => rmSync(project.at(`dist/${key}.txt`)),
      [],
      'dist/ has not the file of the key',
    ],
    [
      'for another address than that of the built site',
      () => undefined,
      [{}, { environment: { SITE_ORIGIN: 'https://preview.example.com' } }],
      'dist/ was built for another address',
    ],
  ])('refuses a run %s', async (_name, before, args, message) => {
    before();
    const refusal = run(...args);
    await expect(refusal).rejects.toThrow(Refused);
    await expect(refusal).rejects.toThrow(message);
    expect(api.received).toEqual([]);
  });

  test('refuses a day that is not a date', async () => {
    await expect(run({ since: 'yesterday' })).rejects.toThrow(WrongUsage);
  });
});

test('sitemapDays reads all parts of a split sitemap', () => {
  const parts = sitemapOf({ '/a': '2026-03-01', '/b': undefined, '/c': '2026-03-02' }, { urls: 2, bytes: 100_000 });
  expect(parts).toHaveLength(3);
  const files = filesOf(Object.fromEntries(parts.map(({ path: file, content }) => [`dist/${file}`, content])));
  expect([...(sitemapDays(files, 'dist') ?? [])]).toEqual([
    [addressOf('/a'), '2026-03-01'],
    [addressOf('/b'), ''],
    [addressOf('/c'), '2026-03-02'],
  ]);
});
