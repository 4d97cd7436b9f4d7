import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TableFormat } from '../../../../generator/catalogue/load/tables/format';
import { Asker, PullProblem } from '../../../../generator/feeds/pull/answer';
import { Keys } from '../../../../generator/feeds/pull/keys';
import { fetchTable } from '../../../../generator/feeds/pull/pages';
import { requestsOf } from '../../../../generator/feeds/pull/requests';
import type { FeedFetch } from '../../../../src/generated/data-types';
import { apiOrigin, startNetworkApi, type NetworkApi, type Received } from '../../../support/network-api';

const environment = { FEED_KEY: 'planted-key-0123456789', FEED_USER: 'user-17', FEED_ACCOUNT: 'a/7' };
const url = `${apiOrigin}/coupons`;

let api: NetworkApi;
beforeAll(async () => {
  api = await startNetworkApi();
});
afterAll(() => api.stop());
beforeEach(() => {
  api.received.length = 0;
});

/** A server that responds with the result of a function of the request: a text, or a number as the status. */
function answerWith(make: (request: Received, query: URLSearchParams) => string): void {
  api.answer = (request, response) => void response.end(make(request, new URL(request.path, apiOrigin).searchParams));
}

async function fetched(
  fetch: FeedFetch,
  format: TableFormat = 'json',
  rows: string | undefined = undefined,
): Promise<string> {
  const keys = new Keys(fetch, environment, 'npm run pull test');
  const asker = new Asker(api.network, 0);
  return Buffer.from(
    await fetchTable({ fetch, format, rows }, await requestsOf(fetch, keys, asker), asker, keys),
  ).toString();
}

const asked = (): readonly string[] => api.received.map(({ path }) => path);

describe('fetchTable for JSON', () => {
  test('keeps only the rows at their path, one on each line', async () => {
    answerWith(
      () => `{ "request": { "at": "10:15:03" },
        "payload": { "count": 2, "data": [ { "id": 1, "name": "5% \\" off" },
          { "id": 2,
            "tags": [ 1.50, true, null ] } ] } }`,
    );
    expect(await fetched({ url }, 'json', 'payload.data')).toBe(
      `{"payload":{"data":[\n{"id":1,"name":"5% \\" off"},\n{"id":2,"tags":[1.50,true,null]}\n]}}\n`,
    );
  });

  test('keeps ids that are longer than a number can be', async () => {
    answerWith(() => '[{"id": 90071992547409931234}]');
    expect(await fetched({ url })).toBe('[\n{"id":90071992547409931234}\n]\n');
  });

  test('keeps the rows of a mapping', async () => {
    answerWith(() => '{"data":{"7":{"Offer":{"id":7}},"9":{"Offer":{"id":9}}}}');
    expect(await fetched({ url }, 'json', 'data.*.Offer')).toBe('{"data":{"*":{"Offer":[\n{"id":7},\n{"id":9}\n]}}}\n');
  });
});

test('fetchTable joins pages of XML and keeps the elements around the rows', async () => {
  answerWith(
    (_request, query) =>
      `<?xml version="1.0"?><feed at="10:15"><links total="2">${Number(query.get('page')) < 3 ? `<link id="${query.get('page')}"><name>A &amp; B</name></link>` : ''}</links></feed>`,
  );
  expect(await fetched({ url, pages: { kind: 'number', parameter: 'page' } }, 'xml', 'feed.links.link')).toBe(
    '<feed><links>\n<link id="1"><name>A &amp; B</name></link>\n<link id="2"><name>A &amp; B</name></link>\n</links></feed>\n',
  );
  expect(asked()).toEqual(['/coupons?page=1', '/coupons?page=2', '/coupons?page=3']);
});

test('fetchTable keeps another format byte by byte and refuses to join its pages', async () => {
  answerWith(() => 'id;name\r\n1;"a"\r\n');
  expect(await fetched({ url }, 'csv')).toBe('id;name\r\n1;"a"\r\n');
  await expect(fetched({ url, pages: { kind: 'offset', parameter: 'offset' } }, 'csv')).rejects.toThrow(
    'only pages of JSON and XML can be joined',
  );
});

describe('the paging of fetchTable', () => {
  /** Answers with pages of two of five rows. */
  const rowsFrom = (start: number): string =>
    JSON.stringify({
      list: [1, 2, 3, 4, 5].slice(start, start + 2).map((id) => ({ id })),
      pages: 3,
      next: start < 4 ? `after-${start + 2}` : '',
    });
  const all = '{"list":[\n{"id":1},\n{"id":2},\n{"id":3},\n{"id":4},\n{"id":5}\n]}\n';

  test('requests as many numbered pages as the answer says', async () => {
    answerWith((_request, query) => rowsFrom((Number(query.get('p')) - 1) * 2));
    const pages = { kind: 'number', parameter: 'p', count: 'pages' } as const;
    expect(await fetched({ url, query: { limit: '2' }, pages }, 'json', 'list')).toBe(all);
    expect(asked()).toEqual(['/coupons?limit=2&p=1', '/coupons?limit=2&p=2', '/coupons?limit=2&p=3']);
  });

  test('requests numbered pages until one is empty', async () => {
    answerWith((_request, query) => rowsFrom(Number(query.get('p')) * 2));
    expect(await fetched({ url, pages: { kind: 'number', parameter: 'p', first: 0 } }, 'json', 'list')).toBe(all);
    expect(asked()).toHaveLength(4);
  });

  test('stops if the network repeats the last page', async () => {
    answerWith((_request, query) => rowsFrom(Math.min(4, (Number(query.get('p')) - 1) * 2)));
    expect(await fetched({ url, pages: { kind: 'number', parameter: 'p' } }, 'json', 'list')).toBe(all);
    expect(asked()).toHaveLength(4);
  });

  test('requests pages by the number of rows before them', async () => {
    answerWith((_request, query) => rowsFrom(Number(query.get('offset'))));
    expect(await fetched({ url, pages: { kind: 'offset', parameter: 'offset' } }, 'json', 'list')).toBe(all);
    expect(asked().at(-1)).toBe('/coupons?offset=5');
  });

  test('requests the next page by the token in the answer', async () => {
    answerWith((_request, query) => rowsFrom(Number(query.get('token')?.slice('after-'.length) ?? 0)));
    expect(await fetched({ url, pages: { kind: 'token', parameter: 'token', next: 'next' } }, 'json', 'list')).toBe(
      all,
    );
    expect(asked()).toEqual(['/coupons', '/coupons?token=after-2', '/coupons?token=after-4']);
  });

  test('sends the page number in the body of a POST', async () => {
    const page = (body: string): number => (JSON.parse(body) as { paging: { page: number } }).paging.page;
    answerWith(({ body }) => rowsFrom((page(body) - 1) * 2));
    const pages = { kind: 'number', parameter: 'paging.page', count: 'pages' } as const;
    expect(await fetched({ url, body: { filter: 'joined', paging: { size: 2 } }, pages }, 'json', 'list')).toBe(all);
    expect(api.received[1]).toMatchObject({
      method: 'POST',
      path: '/coupons',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(api.received[1]?.body ?? '')).toEqual({ filter: 'joined', paging: { size: 2, page: 2 } });
  });
});

describe('fetchTable for faulty answers', () => {
  test.each([
    ['ends in the middle', '{"list":[{"id":1},{"id"', 'is not complete JSON: it ends in the middle of a value'],
    ['is not JSON', 'busy', 'is not complete JSON'],
    ['has no rows where the settings say', '{"data":[]}', 'has no list at `list`'],
    ['is not UTF-8', Buffer.from([0x5b, 0xff, 0x5d]).toString('latin1'), 'is not UTF-8'],
  ])('refuses an answer that %s', async (_what, body, said) => {
    api.answer = (_request, response) => void response.end(Buffer.from(body, 'latin1'));
    const problem = await fetched({ url }, 'json', 'list').catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(PullProblem);
    expect(String(problem)).toContain(said);
  });

  const failedWhen = { path: 'response.status', not: '1', message: 'response.errorMessage' };
  test('refuses an answer that reports an error with the status 200', async () => {
    answerWith(() => `{"response":{"status":-1,"errorMessage":"Bad key ${environment.FEED_KEY}\\n","data":[]}}`);
    const auth = { kind: 'query', name: 'api_key', key: 'FEED_KEY' } as const;
    await expect(fetched({ url, auth, failedWhen }, 'json', 'response.data')).rejects.toThrow(
      'the network reports an error: `Bad key {FEED_KEY}⏎`',
    );
    answerWith(() => '{"response":{"status":1,"data":[{"id":1}]}}');
    expect(await fetched({ url, auth, failedWhen }, 'json', 'response.data')).toContain('{"id":1}');
    expect(asked()).toEqual(Array(2).fill('/coupons?api_key=planted-key-0123456789'));
  });
});

describe('the authentication of fetchTable', () => {
  const authorization = async (auth: FeedFetch['auth']): Promise<string | undefined> => {
    answerWith(() => '[]');
    await fetched({ url, ...(auth && { auth }) });
    return api.received.at(-1)?.headers.authorization;
  };

  test('sends a bearer token', async () => {
    expect(await authorization({ kind: 'bearer', key: 'FEED_KEY' })).toBe('Bearer planted-key-0123456789');
  });

  test('sends a name and a password', async () => {
    const credentials = Buffer.from('user-17:planted-key-0123456789').toString('base64');
    expect(await authorization({ kind: 'basic', user: 'FEED_USER', key: 'FEED_KEY' })).toBe(`Basic ${credentials}`);
  });

  test('requests a token with a name and a password, and sends the token', async () => {
    answerWith(({ path }) => (path === '/token' ? '{"access_token":"token-of-today"}' : '[]'));
    await fetched({
      url,
      auth: { kind: 'oauth2', url: `${apiOrigin}/token`, user: 'FEED_USER', key: 'FEED_KEY', scope: 'coupons' },
    });
    const [first, second] = api.received;
    expect(first).toMatchObject({
      method: 'POST',
      body: 'grant_type=client_credentials&client_id=user-17&scope=coupons',
    });
    expect(second).toMatchObject({ path: '/coupons', headers: { authorization: 'Bearer token-of-today' } });
    answerWith(() => `{"error":"${environment.FEED_KEY}"}`);
    await expect(
      fetched({ url, auth: { kind: 'oauth2', url: `${apiOrigin}/token`, user: 'FEED_USER', key: 'FEED_KEY' } }),
    ).rejects.toThrow(/^the network gives no token$/);
  });

  test('fills values of the environment into the address, the query and the headers', async () => {
    answerWith(() => '[]');
    await fetched({
      url: `${apiOrigin}/accounts/{FEED_ACCOUNT}/coupons`,
      query: { user: '{FEED_USER}' },
      headers: { 'x-agency-id': '{FEED_USER}' },
    });
    expect(api.received[0]).toMatchObject({
      path: '/accounts/a%2F7/coupons?user=user-17',
      headers: { 'x-agency-id': 'user-17' },
    });
  });
});
