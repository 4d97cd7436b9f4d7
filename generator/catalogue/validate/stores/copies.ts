import { grouped } from '../../../../src/domain/language/grouped';
import type { SourceDocument } from '../../load/document';
import { baseName } from '../../load/places';
import type { Draft } from '../engine/draft';
import { compactName } from './brands';
import type { DraftStore } from './store-summary';

/** A file that was copied from another one and not yet rewritten. */
export interface Copy {
  readonly document: SourceDocument;
  /** The file that it was copied from. Absent while its slug is that of the other file. */
  readonly of?: DraftStore;
  readonly same: number;
  readonly lines: number;
}

/** The share of a file's lines that are those of another one if it is a copy. */
const mostOwn = 0.6;

function linesOf({ document }: DraftStore): readonly string[] {
  return document.file.text.split('\n').filter((line) => line.trim().length > 8);
}

/** How well a store's website and logo fit it: 2 if they have its slug, 1 if they have its name, else 0. */
function fitOf({ slug, names, url, logo }: DraftStore): number {
  const place = compactName(`${url} ${logo}`);
  const has = (name: string): boolean => place.includes(compactName(name) || ' ');
  return has(slug) ? 2 : has(names.en) ? 1 : 0;
}

/** Stores with the website or logo and most lines of another one. They fit the other one better. */
function rewrittenCopies(stores: readonly DraftStore[]): readonly Copy[] {
  const sharing = [({ url }: DraftStore) => url, ({ logo }: DraftStore) => logo].flatMap((fact) =>
    [...grouped(stores, fact).values()].filter(({ length }) => length === 2),
  );
  return sharing.flatMap(([a, b]): readonly Copy[] => {
    if (!a || !b || fitOf(a) === fitOf(b)) return [];
    const [of, copy] = fitOf(a) > fitOf(b) ? [a, b] : [b, a];
    const known = new Set(linesOf(of));
    const lines = linesOf(copy);
    const same = lines.filter((line) => known.has(line)).length;
    return same < mostOwn * lines.length ? [] : [{ document: copy.document, of, same, lines: lines.length }];
  });
}

const copiesOfDraft = new WeakMap<object, ReadonlyMap<SourceDocument, Copy>>();

/** The copied files among the stores and posts. Other rules do not report what they share with their original. */
export function copiesIn(draft: Pick<Draft, 'stores' | 'posts'>): ReadonlyMap<SourceDocument, Copy> {
  const known = copiesOfDraft.get(draft);
  if (known) return known;
  const { stores, posts } = draft;
  const ofSlugs = [stores, posts.map(({ value: { slug }, document }) => ({ slug, document }))].flatMap((entries) => {
    const names = new Set(entries.map(({ document }) => baseName(document.file.path)));
    return entries
      .filter(({ slug, document }) => slug !== baseName(document.file.path) && names.has(slug))
      .map(({ document }): Copy => ({ document, same: 0, lines: 0 }));
  });
  const copies = new Map([...rewrittenCopies(stores), ...ofSlugs].map((copy) => [copy.document, copy]));
  copiesOfDraft.set(draft, copies);
  return copies;
}
