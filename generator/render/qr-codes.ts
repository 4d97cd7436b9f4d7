import qrcode from 'qrcode-generator';
import { sitePath } from '../../src/domain/paths';
import { offerCodeFile, pageCodeFile } from '../../src/domain/site-files';
import type { DerivedSite } from '../derive/derive';
import type { TextFile } from './sitemap';

// Scanners ask for four modules of white round a code.
const quiet = 4;

/** A text as a QR code: one path, black on white whatever the theme. */
export function drawQrCode(text: string): string {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      let run = 0;
      while (column + run < count && code.isDark(row, column + run)) run += 1;
      if (run > 0) path += `M${column + quiet} ${row + quiet}h${run}v1h-${run}z`;
      column += run;
    }
  }
  const side = count + 2 * quiet;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
}

/**
 * The codes that printed pages show: of every page of a store its own address, and of every offer with one its deep
 * link. They are files of their own, so that only paper pays for them.
 */
export function* qrCodes({ pages, settings }: DerivedSite): Generator<TextFile> {
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
