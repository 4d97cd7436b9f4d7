import { linesOf } from '../../catalogue/diagnostics/lines';
import { documentsOf, usesOf } from '../../catalogue/validate/references/file-uses';
import type { Reference } from '../../catalogue/validate/references/removal';
import type { Use } from '../../catalogue/validate/references/uses';
import type { PageFile } from './pages';
import type { EverydayData } from './action';

function referencesTo(isMeant: (use: Use) => boolean, { catalogue, schemas }: EverydayData): readonly Reference[] {
  return usesOf(documentsOf(catalogue), schemas).flatMap(({ kind: file, document, uses }) =>
    uses.filter(isMeant).map((use) => ({ ...use, document, file })),
  );
}

/** Also for the pages below it: its log of tests, its further pages. */
export function isOfPage(url: string, path: string): boolean {
  return url === path || (url.startsWith(`${path}/`) && /^(?:checks|\d+)$/.test(url.slice(path.length + 1)));
}

/** References in other files by the address of the page, the slug of its store, or its file. */
export function pageReferences(
  { kind: ofPage, document, path, name }: PageFile,
  data: EverydayData,
): readonly Reference[] {
  return referencesTo(
    ({ kind, id }) =>
      (kind === 'page' && isOfPage(id, path)) ||
      (kind === 'store' && ofPage === 'store' && id === name) ||
      (kind === 'file' && id === document.file.path),
    data,
  );
}

export function offerReferences(slug: string, id: string, data: EverydayData): readonly Reference[] {
  return referencesTo((use) => use.kind === 'offer' && use.store === slug && use.id === id, data);
}

export function placeOf({ document, path }: Pick<Reference, 'document' | 'path'>): string {
  const { line } = linesOf(document.file).position(document.span(path).start);
  return `${document.file.path}:${line}`;
}
