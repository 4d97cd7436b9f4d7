import { digest } from '#bytes';

/** The hash source of an inline script or style in a Content-Security-Policy: `'sha256-…'`, with its quotes. */
export function sourceHash(text: string): string {
  return `'sha256-${digest('sha256', text, 'base64')}'`;
}
