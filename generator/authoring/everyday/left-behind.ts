import type { Edit } from '../../catalogue/amend/amend';
import type { DocumentEdits } from '../../catalogue/amend/document-changes';
import { removedFile, type AnyChange } from '../../catalogue/amend/file-changes';
import { quote } from '../../catalogue/diagnostics/visible';
import type { SourceDocument } from '../../catalogue/load/document';
import { schemaOfFile } from '../../catalogue/load/places';
import { ratingUse, wordsUse } from '../../catalogue/validate/claims/claim-book';
import { readClaims } from '../../catalogue/validate/claims/file-claims';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import { documentsOf, usesOf } from '../../catalogue/validate/references/file-uses';
import { listFiles } from '../../catalogue/validate/references/lists';
import { usesIn, type Use } from '../../catalogue/validate/references/uses';
import { unfinishedMark } from '../../catalogue/validate/rules/unfinished/rule';
import type { Schemas } from '../../catalogue/validate/schema/schemas';
import { unusedPictures } from '../../catalogue/validate/references/unused-pictures';
import type { KnownStore } from '../../catalogue/validate/stores/offer-book';
import { formatMentions, findMentions, createNamesExpression } from './mentions';
import { placeOf } from './references';
import type { EverydayData } from './action';

/** The unused files of data/images and data/icons. */
function unusedFiles(catalogue: Catalogue, schemas: Schemas): readonly string[] {
  const stores = catalogue.stores.map(({ value }) => value);
  return unusedPictures(catalogue, stores, usesOf(documentsOf(catalogue), schemas)).map(({ file }) => file);
}

function without(removed: SourceDocument, catalogue: Catalogue): Catalogue {
  const others = <Each extends { readonly document: SourceDocument }>(entries: readonly Each[]): readonly Each[] =>
    entries.filter(({ document }) => document !== removed);
  const { stores, pages, posts } = catalogue;
  return { ...catalogue, stores: others(stores), pages: others(pages), posts: others(posts) };
}

export function removeUnusedPictures(
  removed: SourceDocument,
  { catalogue, files, schemas }: EverydayData,
): readonly AnyChange[] {
  const before = new Set(unusedFiles(catalogue, schemas));
  return unusedFiles(without(removed, catalogue), schemas).flatMap((path) => {
    const bytes = before.has(path) ? undefined : files.read(path);
    return bytes ? [removedFile(path, bytes)] : [];
  });
}

/** The kinds of file whose texts can make claims. */
const claimingKinds = ['site', 'home', 'store', 'page', 'post', 'messages'] as const;

/** The words and ratings of claims that occur in the files. */
function claimsIn(documents: readonly SourceDocument[], { claims }: Catalogue): ReadonlySet<string> {
  return new Set(
    documents.flatMap((document) => {
      const schema = schemaOfFile(document.file.path);
      const kind = claimingKinds.find((each) => each === schema);
      return kind ? readClaims({ kind, document }, claims.value).file.uses : [];
    }),
  );
}

/** Removes claims, and words of claims, that no longer occur in any file. */
export function removeUnusedClaims(
  before: readonly SourceDocument[],
  after: readonly SourceDocument[],
  { catalogue }: EverydayData,
): DocumentEdits {
  const { document, value } = catalogue.claims;
  const used = claimsIn(before, catalogue);
  const still = claimsIn(after, catalogue);
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

/** Notes on texts with the name or a code of a removed store. */
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

/** The names of shared lists' entries in notes. */
const nouns = [
  ['category', 'category'],
  ['payment', 'payment method'],
  ['goods', 'kind of goods'],
  ['season', 'season'],
] as const;

/** Notes on feeds and shared entries that only a removed store used. */
function unusedLines({ entry: { document } }: KnownStore, { catalogue, schemas }: EverydayData): readonly string[] {
  const nameOf = ({ kind, id }: Use): string => `${kind} ${id}`;
  const others = documentsOf(without(document, catalogue));
  const used = new Set(usesOf(others, schemas).flatMap(({ uses }) => uses.map(nameOf)));
  const lost = new Map(
    usesIn(schemas, { kind: 'store', document })
      .filter((use) => !used.has(nameOf(use)) && use.id !== unfinishedMark)
      .map((use) => [nameOf(use), use]),
  );
  const feeds = [...lost.values()].flatMap(({ kind, id }) => {
    const feed = kind === 'feed' ? catalogue.feeds.get(id) : undefined;
    if (!feed) return [];
    const table = feed.config.file === undefined ? '' : `, with its table data/feeds/${feed.config.file}`;
    return [`  ${feed.document.file.path}${table}`];
  });
  const entries = nouns.flatMap(([of, noun]) =>
    [...lost.values()].flatMap(({ kind, id }) => {
      const place = { document: catalogue[listFiles[of]].document, path: [listFiles[of], id, 'name'] };
      return kind === of ? [`  ${placeOf(place)}  the ${noun} ${quote(id)}`] : [];
    }),
  );
  return [...entries, ...feeds];
}

/** Notes on everything that a person must review after a store is removed. `after` has the files without the store. */
export function leftBehind(store: KnownStore, after: readonly SourceDocument[], data: EverydayData): readonly string[] {
  const { site } = data.catalogue;
  const unused = unusedLines(store, data);
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
