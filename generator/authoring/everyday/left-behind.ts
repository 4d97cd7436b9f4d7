import type { Edit } from '../../catalogue/amend/amend';
import type { DocumentEdits } from '../../catalogue/amend/document-changes';
import { removedFile, type AnyChange } from '../../catalogue/amend/file-changes';
import { quote } from '../../catalogue/diagnostics/visible';
import type { SourceDocument } from '../../catalogue/load/document';
import { schemaOfFile } from '../../catalogue/load/places';
import { ratingUse, wordsUse } from '../../catalogue/validate/claims/claim-book';
import { readClaims } from '../../catalogue/validate/claims/file-claims';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import { iconsIn } from '../../catalogue/validate/icons';
import { sharedIdsOf } from '../../catalogue/validate/rules/shared-lists/rule';
import { unfinishedMark } from '../../catalogue/validate/rules/unfinished/rule';
import { offerSourceOf } from '../../catalogue/validate/store-feed';
import { unusedPictures } from '../../catalogue/validate/unused-pictures';
import type { KnownStore } from '../../catalogue/validate/offer-book';
import { formatMentions, findMentions, createNamesExpression } from './mentions';
import { placeOf } from './references';
import type { EverydayData } from './plan';

/** The files of data/images and data/icons that nothing uses. */
function unusedFiles(catalogue: Catalogue): readonly string[] {
  const stores = catalogue.stores.map(({ value }) => ({ ...value, icons: iconsIn(value).map(({ name }) => name) }));
  return unusedPictures(catalogue, stores).map(({ file }) => file);
}

/** Removes the pictures and icons that only a removed file used. */
export function removeUnusedPictures(
  removed: SourceDocument,
  { catalogue, files }: EverydayData,
): readonly AnyChange[] {
  const others = <Each extends { readonly document: SourceDocument }>(entries: readonly Each[]): readonly Each[] =>
    entries.filter(({ document }) => document !== removed);
  const after = {
    ...catalogue,
    stores: others(catalogue.stores),
    pages: others(catalogue.pages),
    posts: others(catalogue.posts),
  };
  const before = new Set(unusedFiles(catalogue));
  return unusedFiles(after).flatMap((path) => {
    const bytes = before.has(path) ? undefined : files.read(path);
    return bytes ? [removedFile(path, bytes)] : [];
  });
}

/** The kinds of file whose texts can make a claim. */
const claimingKinds = ['site', 'home', 'store', 'page', 'post', 'messages'] as const;

/** The words and ratings of claims that occur in the files. */
function usesIn(documents: readonly SourceDocument[], { claims }: Catalogue): ReadonlySet<string> {
  return new Set(
    documents.flatMap((document) => {
      const schema = schemaOfFile(document.file.path);
      const kind = claimingKinds.find((each) => each === schema);
      return kind ? readClaims({ kind, document }, claims.value).file.uses : [];
    }),
  );
}

/** Edits that remove claims, and words of claims, that no longer occur in any file. */
export function removeUnusedClaims(
  before: readonly SourceDocument[],
  after: readonly SourceDocument[],
  { catalogue }: EverydayData,
): DocumentEdits {
  const { document, value } = catalogue.claims;
  const used = usesIn(before, catalogue);
  const still = usesIn(after, catalogue);
  const isLost = (use: string): boolean => used.has(use) && !still.has(use);
  const edits = value.claims.flatMap(({ id, says = [], ratings = [] }, index): readonly Edit[] => {
    const parts = [
      ...says.map((_, at) => ({ use: wordsUse(id, at), path: ['says', at] })),
      ...ratings.map((store, at) => ({ use: ratingUse(id, store), path: ['ratings', at] })),
    ];
    const lost = parts.filter(({ use }) => isLost(use));
    if (lost.length === 0) return [];
    const isWhole = parts.every(({ use }) => !still.has(use));
    return isWhole
      ? [{ kind: 'remove', path: ['claims', index] }]
      : lost.map(({ path }) => ({ kind: 'remove', path: ['claims', index, ...path] }));
  });
  return { document, edits };
}

/** Notes on texts that still contain the name or a code of a removed store. */
function textLines({ entry: { value }, offers }: KnownStore, after: readonly SourceDocument[]): readonly string[] {
  const codes = offers.flatMap(({ code }) => code ?? []);
  const names = createNamesExpression([value.name.en, value.name.ar, ...(value.aliases ?? []), ...codes]);
  const lines = names ? formatMentions(findMentions(after, names)) : [];
  if (lines.length === 0) return [];
  return [
    [
      `These places still speak of ${value.name.en} (${value.name.ar}) or have a code of it. Change them by hand:`,
      ...lines,
    ].join('\n'),
  ];
}

const listNames = {
  categories: 'category',
  payments: 'payment method',
  goods: 'kind of goods',
  seasons: 'season',
} as const;

/** Notes on entries of shared lists that only a removed store used. */
function listLines({ entry }: KnownStore, { catalogue }: EverydayData): readonly string[] {
  const others = catalogue.stores
    .filter(({ value }) => value.slug !== entry.value.slug)
    .map(({ value }) => sharedIdsOf(value));
  const own = sharedIdsOf(entry.value);
  return (['categories', 'payments', 'goods', 'seasons'] as const).flatMap((list) => {
    const used = new Set(others.flatMap((each) => each[list].map(({ id }) => id)));
    const { document } = catalogue[list];
    return [...new Set(own[list].map(({ id }) => id))]
      .filter((id) => !used.has(id) && id !== unfinishedMark)
      .map((id) => `  ${placeOf({ document, path: [list, id, 'name'] })}  the ${listNames[list]} ${quote(id)}`);
  });
}

/** Notes on the feed that only a removed store took offers from. */
function feedLines({ entry: { value } }: KnownStore, { catalogue }: EverydayData): readonly string[] {
  const name = offerSourceOf(value.offersFrom)?.feed;
  const feed = name === undefined ? undefined : catalogue.feeds.get(name);
  const isShared = catalogue.stores.some(
    (other) => other.value.slug !== value.slug && offerSourceOf(other.value.offersFrom)?.feed === name,
  );
  if (!feed || isShared) return [];
  const table = feed.config.file === undefined ? '' : `, with its table data/feeds/${feed.config.file}`;
  return [`  ${feed.document.file.path}${table}`];
}

/**
 * Notes on everything that a person must review after the removal of a store. `after` has the files without the store.
 */
export function leftBehind(store: KnownStore, after: readonly SourceDocument[], data: EverydayData): readonly string[] {
  const { site } = data.catalogue;
  const unused = [...listLines(store, data), ...feedLines(store, data)];
  return [
    ...textLines(store, after),
    ...(site.value.promo?.store === store.entry.value.slug
      ? [
          `The line above the header was about this store and leads to all coupons now. Read its words: ${placeOf({ document: site.document, path: ['promo', 'en'] })}`,
        ]
      : []),
    ...(unused.length > 0 ? [`No other store uses these. Remove what you do not need:\n${unused.join('\n')}`] : []),
  ];
}
