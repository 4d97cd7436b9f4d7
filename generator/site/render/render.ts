import type { PageData } from '../../../src/domain/pages/page-data';
import { notFoundPath, pageFile } from '../../../src/domain/pages/paths';
import type { Settings } from '../../../src/domain/pages/settings';
import type { PageParts, StaticSite } from '../../../src/domain/pages/static-site';
import { emitPage } from '../emit/page-file';

interface PageFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

interface RenderedPage {
  /** The version of its data. */
  readonly version: string;
  readonly files: readonly PageFile[];
}

/** Renders the document and the data of a page at an instant. The data names the file of its texts. */
export function renderPage(
  page: PageData,
  parts: Omit<PageParts, 'version'>,
  staticSite: StaticSite,
  settings: Pick<Settings, 'languages'>,
): RenderedPage {
  const { version, text } = emitPage(page, parts.texts.file);
  const html = staticSite.render(page, { ...parts, version });
  // Hosts serve this file for unknown paths.
  const isUnknown = page.kind === 'not-found' && page.language === settings.languages[0];
  return {
    version,
    files: [
      { path: pageFile(page.language, page.path, 'html'), content: html },
      { path: pageFile(page.language, page.path, 'json'), content: text },
      ...(isUnknown ? [{ path: `${notFoundPath.slice(1)}.html`, content: html }] : []),
    ],
  };
}
