import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Phrase } from '../../catalogue/diagnostics/phrases';
import { isFromOwnPage } from '../dev/own-host';
import { hashOf } from '../../system/cache/hash';

/** Creates the secret that this process shares with the page whose address it prints. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function isToken(given: unknown, token: string): boolean {
  // Hashes have the same length, which a comparison in constant time needs.
  const [one, other] = [typeof given === 'string' ? given : '', token].map((each) => Buffer.from(hashOf(each)));
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** The reason why a request is refused. */
interface Blocked {
  readonly status: 401 | 403 | 405 | 415;
  readonly phrase: Phrase;
}

/**
 * Returns the reason to refuse a request: another site has sent it, or it lacks the token. Browsers do not let a page
 * set these headers on requests to another origin, and a form cannot send them.
 */
export function blockOf(
  request: Pick<IncomingMessage, 'socket' | 'headers' | 'method'>,
  token: string,
): Blocked | undefined {
  const { headers, method } = request;
  const site = headers['sec-fetch-site'];
  if (!isFromOwnPage(request) || (site !== undefined && site !== 'same-origin'))
    return { status: 403, phrase: { id: 'refused.other-page' } };
  if (!isToken(headers['x-edit-token'], token)) return { status: 401, phrase: { id: 'refused.other-start' } };
  if (method !== 'GET' && method !== 'POST') return { status: 405, phrase: { id: 'refused.bad-request' } };
  if (method === 'POST' && !/^application\/json(?:;|$)/i.test(headers['content-type'] ?? ''))
    return { status: 415, phrase: { id: 'refused.bad-request' } };
  return undefined;
}
