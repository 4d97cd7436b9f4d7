import type { FeedFetch } from '../../../src/generated/data-types';
import { fieldOf } from '../../catalogue/load/fields';
import { type Asker, type PullRequest, PullProblem } from './answer';
import type { Keys } from './keys';

/** Selects a page. */
export interface PageParameter {
  readonly name: string;
  readonly value: string | number;
}

/** Copies a value with a new value at a path. Missing mappings on the path are created. */
function withValue(value: unknown, [step, ...rest]: readonly string[], last: string | number): unknown {
  if (step === undefined) return last;
  const own = typeof value === 'object' && value !== null ? value : {};
  return { ...own, [step]: withValue(fieldOf(value, step), rest, last) };
}

/** The `Authorization` header for a name and a password. It is as secret as the password. */
function basic(keys: Keys, user: string, key: string): string {
  const credentials = Buffer.from(`${keys.value(user)}:${keys.value(key)}`).toString('base64');
  keys.addSecret(key, credentials);
  return `Basic ${credentials}`;
}

/** Exchanges a name and a password for a token (RFC 6749, 4.4). */
async function tokenFrom(
  auth: Extract<FeedFetch['auth'], { kind: 'oauth2' }>,
  keys: Keys,
  asker: Asker,
): Promise<string> {
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: keys.value(auth.user) });
  if (auth.scope !== undefined) form.set('scope', keys.filled(auth.scope));
  const { bytes } = await asker.ask({
    address: keys.filled(auth.url, encodeURIComponent),
    method: 'POST',
    headers: {
      authorization: basic(keys, auth.user, auth.key),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: form.toString(),
    key: auth.key,
  });
  let token: unknown;
  try {
    token = fieldOf(JSON.parse(new TextDecoder().decode(bytes)), 'access_token');
  } catch {
    // Not JSON. The parser's message would quote the response.
  }
  if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token))
    throw new PullProblem('the network gives no token', 'compare `auth` of `fetch` with the documents of the network');
  keys.addSecret(auth.key, token);
  return token;
}

/** The header and query parameter that authenticate the request. */
async function credentialsOf(
  { auth }: FeedFetch,
  keys: Keys,
  asker: Asker,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly query: Readonly<Record<string, string>> }> {
  switch (auth?.kind) {
    case 'header':
      return { headers: { [auth.name]: keys.value(auth.key) }, query: {} };
    case 'query':
      return { headers: {}, query: { [auth.name]: keys.value(auth.key) } };
    case 'bearer':
      return { headers: { authorization: `Bearer ${keys.value(auth.key)}` }, query: {} };
    case 'basic':
      return { headers: { authorization: basic(keys, auth.user, auth.key) }, query: {} };
    case 'oauth2':
      return { headers: { authorization: `Bearer ${await tokenFrom(auth, keys, asker)}` }, query: {} };
    case undefined:
      return { headers: {}, query: {} };
  }
}

/** Creates a function for the requests of pages. First requests a token if one is needed. */
export async function requestsOf(
  fetch: FeedFetch,
  keys: Keys,
  asker: Asker,
): Promise<(page?: PageParameter) => PullRequest> {
  const credentials = await credentialsOf(fetch, keys, asker);
  const { body, auth } = fetch;
  const filled = (values: Readonly<Record<string, string | undefined>> = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, keys.filled(value ?? '')]));
  const headers = {
    ...filled(fetch.headers),
    ...credentials.headers,
    ...(body && { 'content-type': 'application/json' }),
  };
  const path = keys.filled(fetch.url, encodeURIComponent);
  return (page) => {
    const query = new URLSearchParams({ ...filled(fetch.query), ...credentials.query });
    if (page && !body) query.set(page.name, String(page.value));
    return {
      address: query.size > 0 ? `${path}?${query}` : path,
      method: body ? 'POST' : 'GET',
      headers,
      body: body && JSON.stringify(page ? withValue(body, page.name.split('.'), page.value) : body),
      key: auth?.key,
    };
  };
}
