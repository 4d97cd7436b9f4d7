import { encode } from 'uqr';
import { sitePath } from '../../../src/domain/paths';
import { offerCodeFile, pageCodeFile } from '../../../src/domain/site-files';
import { withSubId } from '../../../src/domain/sub-id';
import type { PageData } from '../../../src/domain/page-data';
import type { Settings } from '../../../src/domain/settings';
import type { TextFile } from './sitemap';

// Scanners ask for four modules of white round a code.
const border = 4;

// Any of the eight masks can be read. Trying all of them for the one that looks most even takes nine times as long (decision 0020).
const maskPattern = 0;

/** A text as a QR code: one path, black on white whatever the theme. */
export function drawQrCode(text: string): string {
  // The border is only counted: the library would shift every row for it.
  const { data, size: inner } = encode(text, { ecc: 'M', border: 0, maskPattern });
  const size = inner + 2 * border;
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = row.indexOf(true); x >= 0; ) {
      const next = row.indexOf(false, x);
      const end = next < 0 ? inner : next;
      path += `M${x + border} ${y + border}h${end - x}v1h-${end - x}z`;
      x = row.indexOf(true, end);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** What is to be printed, and where its site will be. */
interface PrintedPages {
  readonly pages: readonly PageData[];
  readonly settings: Settings;
}

/** A file to draw, and what it says to a scanner. */
interface PrintedCode {
  readonly path: string;
  readonly text: string;
}

/**
 * The codes that printed pages show: of every page of offers its own address, and of every offer with one its deep
 * link. They are files of their own, so that only paper pays for them.
 */
function* printedCodes({ pages, settings }: PrintedPages): Generator<PrintedCode> {
  const named = new Set<string>();
  for (const page of pages) {
    if (!('offers' in page) || page.kind === 'checks') continue;
    yield {
      path: pageCodeFile(page.language, page.path),
      text: settings.origin + settings.basePath + sitePath(page.language, page.path),
    };
    // Lists of several stores show no codes of offers.
    if (!('store' in page)) continue;
    for (const { id, deepLink, printedCode = id } of page.offers) {
      const path = offerCodeFile(page.store.slug, printedCode);
      if (deepLink === undefined || named.has(path)) continue;
      named.add(path);
      // The same on all pages of a language, so the sub-id names the store.
      yield { path, text: withSubId(deepLink, { page: page.store.slug, place: 'p', language: page.language }) };
    }
  }
}

/** All codes of a site, drawn. */
export function* qrCodes(site: PrintedPages): Generator<TextFile> {
  for (const { path, text } of printedCodes(site)) yield { path, content: drawQrCode(text) };
}

/** One code of a site, drawn; undefined where the site has no such file. */
export function qrCodeAt(site: PrintedPages, path: string): string | undefined {
  for (const code of printedCodes(site)) if (code.path === path) return drawQrCode(code.text);
  return undefined;
}
