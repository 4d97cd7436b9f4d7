import { encode } from 'uqr';
import { sitePath } from '../../src/domain/paths';
import { offerCodeFile, pageCodeFile } from '../../src/domain/site-files';
import type { PageData } from '../../src/domain/page-data';
import type { Settings } from '../../src/domain/settings';
import type { TextFile } from './sitemap';

// Scanners ask for four modules of white round a code.
const border = 4;

// Any of the eight masks can be read. Trying all of them for the one that looks most even takes nine times as long (decision 0020).
const maskPattern = 0;

/** A text as a QR code: one path, black on white whatever the theme. */
export function drawQrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border, maskPattern });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = row.indexOf(true); x >= 0; ) {
      const end = row.indexOf(false, x);
      path += `M${x} ${y}h${end - x}v1h-${end - x}z`;
      x = row.indexOf(true, end);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/**
 * The codes that printed pages show: of every page of a store its own address, and of every offer with one its deep
 * link. They are files of their own, so that only paper pays for them.
 */
export function* qrCodes({ pages, settings }: { readonly pages: readonly PageData[]; readonly settings: Settings }): Generator<TextFile> {
  const drawn = new Set<string>();
  for (const page of pages) {
    if (page.kind !== 'store' && page.kind !== 'article') continue;
    yield { path: pageCodeFile(page.language, page.path), content: drawQrCode(settings.origin + settings.basePath + sitePath(page.language, page.path)) };
    for (const { id, deepLink } of page.offers) {
      const path = offerCodeFile(page.store.slug, id);
      if (deepLink === undefined || drawn.has(path)) continue;
      drawn.add(path);
      yield { path, content: drawQrCode(deepLink) };
    }
  }
}
