import { digest } from '#bytes';
import type { PageData } from '../../../src/domain/page-data';

/** The file of a page's data, and the version in it. */
interface EmittedPage {
  readonly version: string;
  readonly text: string;
}

/** A page's data as text, with the address of the texts that it needs; its type is `PageFile`. */
export function emitPage(page: PageData, texts: string): EmittedPage {
  const data = JSON.stringify({ texts, ...page });
  const version = digest('sha256', data, 'base64url').slice(0, 8);
  return { version, text: `{"version":${JSON.stringify(version)},${data.slice(1)}` };
}
