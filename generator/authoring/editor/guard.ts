import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Phrase } from '../../catalogue/diagnostics/phrases';
import { isFromOwnPage } from '../dev/requests';
import { hashOf } from '../../system/cache/hash';

/** The secret that this process shares with the page whose address it prints. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function isToken(given: unknown, token: string): boolean {
  // Comparison in constant time needs equal lengths, which hashes have.
  const [one, other] = [typeof given === 'string' ? given : '', token].map((each) => Buffer.from(hashOf(each)));
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

interface Blocked {
  readonly status: 401 | 403 | 405 | 415;
  readonly phrase: Phrase;
}

/**
 * The reason to refuse a request: it is from another site or lacks the token. Browsers do not let pages or forms set
 * these headers on requests to another origin.
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
