import type { AmendPath, Edit } from '../../catalogue/amend/amend';
import type { DocumentEdits } from '../../catalogue/amend/document-changes';
import { linesOf } from '../../catalogue/diagnostics/lines';
import type { SourceDocument } from '../../catalogue/load/document';
import type { ReadDocument } from '../../catalogue/validate/draft';
import { homeEntriesOf } from '../../catalogue/validate/home-entries';
import { linksIn } from '../../catalogue/validate/markdown-links';
import { eachString, textsOf } from '../../catalogue/validate/texts';
import type { EverydayData } from './plan';

/** A place in the data that refers to something by name. */
export interface Reference {
  readonly document: SourceDocument;
  readonly path: AmendPath;
  /**
   * What happens to the place if the thing is removed. `entry`: it is removed from its list or mapping. `key`: the key
   * that has the name is removed with its value. `needed`: a person must choose a replacement first.
   */
  readonly role: 'entry' | 'key' | 'needed';
  /** What is removed if it is more than the place: a claim about only this file, an entry of the home page. */
  readonly whole?: AmendPath;
}

/** The places that refer to a store by its slug. */
export function storeReferences(slug: string, { catalogue }: EverydayData): readonly Reference[] {
  const { home, site, posts, pages, claims, evidence } = catalogue;
  const found: Reference[] = [];
  if (site.value.promo?.store === slug)
    found.push({ document: site.document, path: ['promo', 'store'], role: 'entry' });
  const entries = homeEntriesOf(home.value);
  for (const { entry, path } of entries) {
    if (entry.store !== slug) continue;
    // A list of the home page must not become empty.
    const isAlone = entries.every((each) => each.path[0] !== path[0] || each.entry.store === slug);
    const place = { document: home.document, path: [...path, 'store'] };
    found.push(isAlone ? { ...place, role: 'needed' } : { ...place, role: 'entry', whole: path });
  }
  for (const { value, document } of posts)
    value.stores?.forEach((each, at) => {
      if (each === slug) found.push({ document, path: ['stores', at], role: 'entry' });
    });
  for (const { value, document } of pages)
    if (value.kind === 'article' && value.store === slug) found.push({ document, path: ['store'], role: 'needed' });
  const { document: ofClaims } = claims;
  claims.value.claims.forEach(({ ratings = [], says = [] }, index) => {
    const isAlone = ratings.length === 1 && says.length === 0;
    ratings.forEach((each, at) => {
      if (each !== slug) return;
      const path = ['claims', index, 'ratings', at];
      found.push({ document: ofClaims, path, role: 'entry', ...(isAlone && { whole: ['claims', index] }) });
    });
  });
  for (const { value, document } of evidence)
    if (value.stores && Object.hasOwn(value.stores, slug))
      found.push({ document, path: ['stores', slug], role: 'key' });
  return found;
}

/** The places that refer to an offer of a store by its id. */
export function offerReferences(slug: string, id: string, { catalogue }: EverydayData): readonly Reference[] {
  const { home, stores, pages, evidence } = catalogue;
  const found: Reference[] = [];
  const inSections = (
    document: SourceDocument,
    sections: readonly { readonly kind: string; readonly offers?: readonly string[] }[],
  ): void => {
    sections.forEach(({ offers = [] }, index) => {
      offers.forEach((each, at) => {
        // A section without a list shows all offers, so the last id must not be removed.
        const role = offers.length === 1 ? 'needed' : 'entry';
        if (each === id) found.push({ document, path: ['sections', index, 'offers', at], role });
      });
    });
  };
  for (const { value, document } of stores) {
    if (value.slug !== slug) continue;
    if (value.featured === id) found.push({ document, path: ['featured'], role: 'entry' });
    inSections(document, value.sections);
  }
  for (const { value, document } of pages)
    if (value.kind === 'article' && value.store === slug) inSections(document, value.sections);
  for (const { entry, path } of homeEntriesOf(home.value))
    if (entry.store === slug && entry.advertises?.offer === id)
      found.push({ document: home.document, path: [...path, 'advertises', 'offer'], role: 'needed' });
  for (const { value, document } of evidence)
    value.stores?.[slug]?.forEach(({ offer }, at) => {
      if (offer === id) found.push({ document, path: ['stores', slug, at, 'offer'], role: 'needed' });
    });
  return found;
}

/** The places that refer to a file of the data. */
export function fileReferences(file: string, { catalogue: { claims } }: EverydayData): readonly Reference[] {
  const { document, value } = claims;
  return value.claims.flatMap((claim, index) =>
    (claim.in ?? []).flatMap((each, at): readonly Reference[] =>
      each === file
        ? [
            {
              document,
              path: ['claims', index, 'in', at],
              role: 'entry',
              // Without `in`, a claim would apply to all files.
              ...(claim.in?.length === 1 && { whole: ['claims', index] }),
            },
          ]
        : [],
    ),
  );
}

/** Edits that write another name at each place. */
export function replaceReferences(references: readonly Reference[], value: string): readonly DocumentEdits[] {
  return references.map(({ document, path, role }) => ({
    document,
    edits: [role === 'key' ? { kind: 'rename', path, key: value } : { kind: 'set', path, value }],
  }));
}

/** The files whose texts and buttons can link to pages. */
function linkingFiles({ catalogue }: EverydayData): readonly ReadDocument[] {
  const { site, home, categories, seasons, payments, goods, stores, pages, posts } = catalogue;
  const of = (kind: ReadDocument['kind'], entries: readonly { readonly document: SourceDocument }[]) =>
    entries.map(({ document }): ReadDocument => ({ kind, document }));
  return [
    ...of('site', [site]),
    ...of('home', [home]),
    ...of('categories', [categories]),
    ...of('seasons', [seasons]),
    ...of('payments', [payments]),
    ...of('goods', [goods]),
    ...of('store', stores),
    ...of('page', pages),
    ...of('post', posts),
  ];
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
export function findLinks(path: string, data: EverydayData): readonly LinkPlace[] {
  return linkingFiles(data).flatMap((read): readonly LinkPlace[] => {
    const { document } = read;
    const buttons: LinkPlace[] = [];
    eachString(document, (target, at) => {
      if (at.at(-1) === 'to' && isOfPage(target, path))
        buttons.push({ kind: 'button', document, path: [...at], target });
    });
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

/** Edits that remove each place, or the larger part in `whole`. */
export function removePlaces(references: readonly Reference[]): readonly DocumentEdits[] {
  return references.map(({ document, path, whole }) => ({
    document,
    edits: [{ kind: 'remove', path: whole ?? path }],
  }));
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
