import { createHash } from 'node:crypto';

/** What stands inline in a page as a Content-Security-Policy names it: `'sha256-…'`, quotes and all. */
export function sourceHash(text: string | Uint8Array): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
