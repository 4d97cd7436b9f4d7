import { digest } from '#bytes';
import type { PageData } from '../../../src/domain/pages/page-data';

/** The data file of a page and its version. */
interface EmittedPage {
  readonly version: string;
  readonly text: string;
}

/** As `PageFile`, with the URL of the page's messages. */
export function emitPage(page: PageData, texts: string): EmittedPage {
  const data = JSON.stringify({ texts, ...page });
  const version = digest('sha256', data, 'base64url').slice(0, 8);
  return { version, text: `{"version":${JSON.stringify(version)},${data.slice(1)}` };
}
