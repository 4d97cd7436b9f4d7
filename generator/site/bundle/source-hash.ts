import { createHash } from 'node:crypto';

/** The hash source of an inline script or style in a Content-Security-Policy: `'sha256-…'`, with its quotes. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
