import type { AmendPath, Edit } from '../../catalogue/amend/amend';
import type { DocumentEdits } from '../../catalogue/amend/document-changes';
import { linesOf } from '../../catalogue/diagnostics/lines';
import type { SourceDocument } from '../../catalogue/load/document';
import { linksIn } from '../../catalogue/validate/markdown-links';
import { usesOfFiles } from '../../catalogue/validate/references/draft-uses';
import { removalOf, type Reference } from '../../catalogue/validate/references/removal';
import type { Use } from '../../catalogue/validate/references/uses';
import type { Schemas } from '../../catalogue/validate/schemas';
import { textsOf } from '../../catalogue/validate/texts';
import type { EverydayData } from './plan';

function referencesTo(isMeant: (use: Use) => boolean, { catalogue, schemas }: EverydayData): readonly Reference[] {
  return usesOfFiles(catalogue, schemas).flatMap(({ kind: file, document, uses }) =>
    uses.filter(isMeant).map((use) => ({ ...use, document, file })),
  );
}

/** The places that refer to a store by its slug. */
export function storeReferences(slug: string, data: EverydayData): readonly Reference[] {
  return referencesTo(({ kind, id }) => kind === 'store' && id === slug, data);
}

/** The places that refer to an offer of a store by its id. */
export function offerReferences(slug: string, id: string, data: EverydayData): readonly Reference[] {
  return referencesTo((use) => use.kind === 'offer' && use.store === slug && use.id === id, data);
}

/** The places that refer to a file of the data. */
export function fileReferences(file: string, data: EverydayData): readonly Reference[] {
  return referencesTo(({ kind, id }) => kind === 'file' && id === file, data);
}

/** Edits that write another name at each place. */
export function replaceReferences(references: readonly Reference[], value: string): readonly DocumentEdits[] {
  return references.map(({ document, path, isKey }) => ({
    document,
    edits: [isKey ? { kind: 'rename', path, key: value } : { kind: 'set', path, value }],
  }));
}

/** A button that leads to a page, or a text that links to it. */
type LinkPlace =
  | { readonly kind: 'button'; readonly document: SourceDocument; readonly path: AmendPath; readonly target: string }
  | {
      readonly kind: 'text';
      readonly document: SourceDocument;
      readonly path: AmendPath;
      readonly value: string;
      /** The links, with their positions in the text. */
      readonly links: readonly { readonly url: string; readonly start: number; readonly end: number }[];
    };

/** Whether an address is that of a page or of a page below it: its log of tests, its further pages. */
export function isOfPage(url: string, path: string): boolean {
  return url === path || (url.startsWith(`${path}/`) && /^(?:checks|\d+)$/.test(url.slice(path.length + 1)));
}

/** Finds the buttons and texts that link to a page. */
export function findLinks(path: string, { catalogue, schemas }: EverydayData): readonly LinkPlace[] {
  return usesOfFiles(catalogue, schemas).flatMap((read): readonly LinkPlace[] => {
    const { document, uses } = read;
    const buttons = uses.flatMap(({ kind, id, path: at }): readonly LinkPlace[] =>
      kind === 'page' && isOfPage(id, path) ? [{ kind: 'button', document, path: at, target: id }] : [],
    );
    const texts = textsOf(read).all.flatMap((text): readonly LinkPlace[] => {
      // Most texts have no such link, and parsing Markdown is slow.
      if (!text.value.includes(path)) return [];
      const links = linksIn(text).filter(({ url }) => isOfPage(url, path));
      return links.length === 0 ? [] : [{ kind: 'text', document, path: text.path, value: text.value, links }];
    });
    return [...buttons, ...texts];
  });
}

/**
 * Edits that change the target of links. `isMoved`: the page itself has the new address, and the pages below it have
 * moved too.
 */
export function retargetLinks(
  places: readonly LinkPlace[],
  { path, target, isMoved }: { readonly path: string; readonly target: string; readonly isMoved: boolean },
): readonly DocumentEdits[] {
  const moved = (url: string): string => target + (isMoved ? url.slice(path.length) : '');
  return places.map((place): DocumentEdits => {
    const { document, path: at } = place;
    if (place.kind === 'button') return { document, edits: [{ kind: 'set', path: at, value: moved(place.target) }] };
    const value = place.links.reduceRight(
      (text, { url, start, end }) => text.slice(0, start) + moved(url) + text.slice(end),
      place.value,
    );
    return { document, edits: [{ kind: 'set', path: at, value }] };
  });
}

/** Edits that remove references, and the references that a person must change first. */
export function removeReferences(
  references: readonly Reference[],
  schemas: Schemas,
): { readonly edits: readonly DocumentEdits[]; readonly needed: readonly Reference[] } {
  const edits: DocumentEdits[] = [];
  const needed: Reference[] = [];
  for (const reference of references) {
    const path = removalOf(reference, references, schemas);
    if (path === 'needed') needed.push(reference);
    else if (path !== 'kept') edits.push({ document: reference.document, edits: [{ kind: 'remove', path }] });
  }
  return { edits, needed };
}

/** The file and line of a place. */
export function placeOf({ document, path }: Pick<Reference, 'document' | 'path'>): string {
  const { line } = linesOf(document.file).position(document.span(path).start);
  return `${document.file.path}:${line}`;
}

/** Returns the text with a link replaced by its words. Undefined unless the link has the form `[words](address)`. */
function unlink(text: string, { start, end }: { readonly start: number; readonly end: number }): string | undefined {
  const close = text.indexOf(')', end);
  if (!text.startsWith('](', start - 2) || close < 0) return undefined;
  let depth = 1;
  let open = start - 2;
  while (open > 0 && depth > 0) {
    open -= 1;
    if (text[open] === ']') depth += 1;
    if (text[open] === '[') depth -= 1;
  }
  return depth === 0 ? text.slice(0, open) + text.slice(open + 1, start - 2) + text.slice(close + 1) : undefined;
}

/** Edits that remove buttons, and links but not their words. Links of another form are left to a person. */
export function removeLinks(places: readonly LinkPlace[]): {
  readonly edits: readonly DocumentEdits[];
  readonly left: readonly LinkPlace[];
} {
  const edits: DocumentEdits[] = [];
  const left: LinkPlace[] = [];
  for (const place of places) {
    const { document, path } = place;
    if (place.kind === 'button') {
      edits.push({ document, edits: [{ kind: 'remove', path: path.slice(0, -1) }] });
      continue;
    }
    const value = place.links.reduceRight<string | undefined>(
      (text, link) => (text === undefined ? undefined : unlink(text, link)),
      place.value,
    );
    if (value === undefined) left.push(place);
    else edits.push({ document, edits: [{ kind: 'set', path, value }] });
  }
  return { edits, left };
}

/**
 * Moves the removals of each file to the end and orders them from the last place to the first, so that none shifts a
 * later one.
 */
export function moveRemovalsLast(edited: readonly DocumentEdits[]): readonly DocumentEdits[] {
  const isRemoval = ({ kind }: Edit): boolean => kind === 'remove';
  const removals = edited.flatMap(({ document, edits }) =>
    edits.filter(isRemoval).map((edit): DocumentEdits => ({ document, edits: [edit] })),
  );
  const others = edited.map((each) => ({ ...each, edits: each.edits.filter((edit) => !isRemoval(edit)) }));
  const seen = new Set<string>();
  const different = removals.filter(({ document, edits: [edit] }) => {
    const key = JSON.stringify([document.file.path, edit?.path]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return [...others, ...different.sort((a, b) => comparePaths(b.edits[0]?.path ?? [], a.edits[0]?.path ?? []))];
}

/** Compares two places of a file by their order. A place inside another comes after it. */
function comparePaths(a: AmendPath, b: AmendPath): number {
  for (const [index, step] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (step === other) continue;
    return typeof step === 'number' && typeof other === 'number' ? step - other : String(step) < String(other) ? -1 : 1;
  }
  return a.length - b.length;
}
