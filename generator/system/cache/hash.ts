import { hash } from 'node:crypto';

/** A short hash of texts and bytes, for cache keys. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const texts = parts.map((part) => (typeof part === 'string' ? part : hash('sha1', part)));
  return hash('sha1', texts.join('\0'), 'base64url').slice(0, 16);
}
