import { digest } from '#bytes';

/** For a Content-Security-Policy: `'sha256-…'`, with its quotes. */
export function sourceHash(text: string): string {
  return `'sha256-${digest('sha256', text, 'base64')}'`;
}
