import { digest } from '#bytes';

/** Short, for cache keys. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const texts = parts.map((part) => (typeof part === 'string' ? part : digest('sha1', part, 'hex')));
  return digest('sha1', texts.join('\0'), 'base64url').slice(0, 16);
}
