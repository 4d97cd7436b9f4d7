import type { Instant } from '../domain/dates/calendar';
import { couponsAddress, facets, type Filters } from '../domain/facets/facets';
import type { Language } from '../domain/language/language';
import { activeOffers, offerStatus } from '../domain/offers/offer-status';
import type { SeasonPage, StorePage } from '../domain/pages/page-data';
import type { SuggestedStore } from '../domain/offers/offer-view';
import { pageFile } from '../domain/pages/paths';
import { codesOf, mayBeCode, foldCode } from '../domain/search/search-codes';
import {
  decodeNames,
  findStores,
  nearStores,
  needsOtherNames,
  shardOfStore,
  withOthers,
  type NamesFile,
  type StoreNames,
} from '../domain/search/search-names';
import { countedOrNearest } from '../domain/search/search-nearest';
import { hasWords, inAll, isTitleWord, pathsWithWord, titleWordsOf, findPosts } from '../domain/search/search-titles';
import {
  interpret,
  storesByName,
  vocabularyOf,
  searchWords,
  type Interpretation,
  type Term,
  type Vocabulary,
  type WordsFile,
} from '../domain/search/search-words';
import { activeOffersOf, storesWithOffers } from '../domain/offers/suggested-stores';
import type { Country } from '../generated/data-types';
import { loadJson } from '../browser/json';
import {
  loadAllCodes,
  loadCodes,
  loadNames,
  loadOtherNames,
  loadPosts,
  loadStores,
  loadTitles,
  loadWords,
} from '../browser/search';
import { offerCounter, storesWith } from './count-offers';
import type { Answer, CategoryHit, CodeHit, OfferHit, OffersHit, PostHit, SeasonHit, StoreHit, SavedHit } from './hits';
import { looksLikeCode, nearestCodes, patternOf } from './unknown-code';
import { currentCode, viewIn } from '../domain/saved/saved';
import { foldQuery } from '../domain/search/search';
import { savedCodes } from '../browser/storage';

function savedHits(query: string, language: Language): readonly SavedHit[] {
  const [key, text] = [foldCode(query), foldQuery(query)];
  if (key === '') return [];
  return savedCodes().flatMap((saved): readonly SavedHit[] => {
    const code = currentCode(saved, language) ?? saved.code;
    const store = viewIn(saved, language)?.store.name ?? saved.store;
    return foldCode(code).includes(key) || foldQuery(store).includes(text) ? [{ kind: 'saved', code, store }] : [];
  });
}

export interface Searcher {
  readonly language: Language;
  readonly country: Country | undefined;
  readonly now: Instant;
}

/** The maximum number of results of each kind other than stores. */
const maxResults = {
  codes: 5,
  categories: 3,
  offers: 5,
  posts: 3,
  near: 3,
  nearCategories: 4,
  storesOfTitle: 3,
  storesOfCategory: 5,
} as const;

const decoded = new WeakMap<object, StoreNames>();
const vocabularies = new WeakMap<StoreNames, { readonly words: WordsFile; readonly vocabulary: Vocabulary }>();

function keptFor<Key extends object, Value>(kept: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const value = kept.get(key) ?? make();
  kept.set(key, value);
  return value;
}

class Attempts {
  failed = false;

  async of<Value>(loading: Promise<Value>, instead: Value): Promise<Value> {
    try {
      return await loading;
    } catch {
      this.failed = true;
      return instead;
    }
  }
}

/** The parts of an answer that depend on the query. */
type Found = Pick<
  Answer,
  'hits' | 'near' | 'seasons' | 'missing' | 'stores' | 'storesOf' | 'categories' | 'unknownCode'
>;

const nothing: Found = { hits: [], near: false, seasons: [], stores: [], categories: [] };

interface Search extends Searcher {
  readonly query: string;
  readonly file: NamesFile;
  readonly attempts: Attempts;
}

/** The names of all stores: those in the language of the page, and the others if the query needs them. */
async function namesFor({ query, language, file, attempts }: Search): Promise<StoreNames> {
  const own = keptFor(decoded, file, () => decodeNames(file));
  if (!needsOtherNames(query, findStores(own, query), language)) return own;
  const others = await attempts.of(loadOtherNames(language, file), undefined);
  return others ? keptFor(decoded, others, () => withOthers(own, others)) : own;
}

/** The details of a store by its index in the names; undefined if they belong to another build. */
async function detailsOf(
  { language, file }: Pick<Search, 'language' | 'file'>,
  store: number,
): Promise<SuggestedStore | undefined> {
  const { shard, place } = shardOfStore(file, store);
  const details = (await loadStores(language, shard))[place];
  // In another build, another store may be at this index.
  return details?.name === file.names.split('\n')[store] ? details : undefined;
}

/** Undefined if there are none, if there is only a store or a category, or if a store cannot be loaded. */
async function filtersFor({ terms, stores }: Interpretation, search: Search): Promise<Filters | undefined> {
  const [first, ...others] = terms;
  if (!first || (first.facet === 'category' && others.length === 0 && stores.length === 0)) return undefined;
  const { attempts } = search;
  const found = await Promise.all(stores.map((store) => attempts.of(detailsOf(search, store), undefined)));
  const slugs = found.flatMap((store) => store?.slug ?? []);
  if (slugs.length < stores.length) return undefined;
  const filters: Record<string, readonly string[]> = slugs.length > 0 ? { store: slugs } : {};
  for (const facet of facets) {
    const values = terms.flatMap((term) => (term.facet === facet ? [term.value] : []));
    if (values.length > 0) filters[facet] = values;
  }
  const asked = terms.find(({ facet }) => facet === 'country')?.value;
  // The assertion is sound: the generator created the file of words from the same lists.
  return { ...filters, ...(asked && { country: asked }) } as Filters;
}

async function offersHit(
  interpretation: Interpretation,
  names: StoreNames,
  search: Search,
): Promise<readonly OffersHit[]> {
  const filters = await filtersFor(interpretation, search);
  if (!filters) return [];
  const { language, country, now, attempts } = search;
  const counted = await attempts.of(offerCounter(language, filters.store ?? [], now), undefined);
  // If the query names a country, offers with unknown countries do not count.
  const asksCountry = interpretation.terms.some(({ facet }) => facet === 'country');
  // The list opens with the chosen country, whichever filters are dropped, unless the query names another one.
  const countOf =
    counted &&
    ((each: Filters) => counted({ country, ...each })[asksCountry && each.country !== undefined ? 'valid' : 'all']);
  const counts = countOf && countedOrNearest(filters, countOf);
  const valid = counted?.({ country, ...filters }).valid;
  const nameOf: OffersHit['nameOf'] = (facet, value) => {
    const store = filters.store?.indexOf(value) ?? -1;
    if (facet === 'store') return names.names[interpretation.stores[store] ?? -1] ?? value;
    return interpretation.terms.find((term) => term.facet === facet && term.value === value)?.name ?? value;
  };
  return [{ kind: 'offers', filters, nameOf, ...counts, valid }];
}

function categoryHit({ value, name, path }: Term): CategoryHit {
  return { kind: 'category', id: value, name, to: path ?? couponsAddress({ category: [value] }) };
}

/** The categories with a name or synonym that contains every word of the query, or a word that begins with it. */
function categoryHits(query: string, terms: readonly Term[]): readonly CategoryHit[] {
  const words = searchWords(query);
  if (!words.some(isTitleWord)) return [];
  return terms
    .filter(({ facet, words: own }) => facet === 'category' && own.some((each) => hasWords(searchWords(each), words)))
    .slice(0, maxResults.categories)
    .map(categoryHit);
}

async function codeHits(
  { others }: Interpretation,
  { query, language, file, attempts }: Search,
): Promise<readonly CodeHit[]> {
  const unrecognised = others.join('');
  // A code may contain spaces or be surrounded by words: "NM 175", "code NM175".
  const texts = [
    ...new Set(unrecognised !== '' || !query.trim().includes(' ') || /\d/.test(query) ? [query, unrecognised] : []),
  ].filter(mayBeCode);
  const found = await Promise.all(
    texts.map(async (text) => codesOf(await attempts.of(loadCodes(language, text, file), {}), text)),
  );
  const codes = found.flat().filter((code, index, all) => all.findIndex(({ path }) => path === code.path) === index);
  return codes.slice(0, maxResults.codes).map((code) => ({ kind: 'code', ...code }));
}

interface WordedOffer extends OfferHit {
  readonly inTitle: boolean;
}

async function offersOfStore(
  language: Language,
  path: string,
  words: readonly string[],
): Promise<readonly WordedOffer[]> {
  // The assertion is sound: the generator wrote the file from a value of this type.
  const page = (await loadJson(pageFile(language, path, 'json'))) as StorePage | undefined;
  return (page?.offers ?? []).flatMap((offer): readonly WordedOffer[] => {
    const inTitle = hasWords(titleWordsOf(offer.title), words);
    if (!inTitle && !hasWords(titleWordsOf(`${offer.title} ${offer.description ?? ''}`), words)) return [];
    return [{ kind: 'offer', offer, store: page?.store.name ?? '', path, inTitle }];
  });
}

/** The active offers whose titles contain all words of a query, else those whose descriptions do. */
async function titleHits({ others }: Interpretation, search: Search): Promise<readonly OfferHit[]> {
  const { language, file, now, attempts } = search;
  const words = others.filter(isTitleWord);
  if (words.length === 0) return [];
  const stores = await Promise.all(
    words.map(async (word) =>
      pathsWithWord(await attempts.of(loadTitles(language, word, file), { paths: [], words: {} }), word),
    ),
  );
  const hits = await Promise.all(
    inAll(stores)
      .slice(0, maxResults.storesOfTitle)
      .map((path) => attempts.of(offersOfStore(language, path, words), [])),
  );
  const active = hits.flat().filter(({ offer }) => offerStatus(offer, now) === 'active');
  const titled = active.filter(({ inTitle }) => inTitle);
  return (titled.length > 0 ? titled : active).slice(0, maxResults.offers);
}

async function seasonHits(
  { seasons }: Interpretation,
  { language, now, attempts }: Search,
): Promise<readonly (SeasonHit | OfferHit)[]> {
  const found = await Promise.all(
    seasons.map(async ({ name, path }): Promise<readonly (SeasonHit | OfferHit)[]> => {
      // The assertion is sound: the generator wrote the file from a value of this type.
      const loading = path === undefined ? undefined : loadJson(pageFile(language, path, 'json'));
      const page = loading && ((await attempts.of(loading, undefined)) as SeasonPage | undefined);
      if (!page || path === undefined) return [];
      const live = activeOffers(page.offers, now);
      return [
        {
          kind: 'season',
          name,
          to: path,
          dates: page.dates,
          live: live.length,
          stores: page.cards.map((card) => card.name),
        },
        ...live.slice(0, maxResults.offers).map((offer): OfferHit => {
          const { name: store = '', path: to = path } = page.stores[offer.store] ?? {};
          return { kind: 'offer', offer, store, path: to };
        }),
      ];
    }),
  );
  return found.flat();
}

/** The indices of the stores of the category that a query asks for, if it asks for nothing else. */
async function categoryStores(
  { terms, stores, others }: Interpretation,
  { names }: StoreNames,
  { language, country, now, attempts }: Search,
): Promise<readonly number[]> {
  const [first, ...more] = terms;
  if (first?.facet !== 'category' || more.length + stores.length + others.length > 0) return [];
  const found = await attempts.of(storesWith(language, { category: [first.value], country }, now), []);
  return found
    .slice(0, maxResults.storesOfCategory)
    .map(({ name }) => names.indexOf(name))
    .filter((index) => index >= 0);
}

async function postHits({ query, language, attempts }: Search): Promise<readonly PostHit[]> {
  if (!searchWords(query).some(isTitleWord)) return [];
  const posts = await attempts.of(loadPosts(language), []);
  return findPosts(posts, query)
    .slice(0, maxResults.posts)
    .map((post) => ({ kind: 'post', ...post }));
}

function storeHits({ names }: StoreNames, stores: readonly number[], search: Search): readonly StoreHit[] {
  return stores.map((store) => ({
    kind: 'store',
    store,
    name: names[store] ?? '',
    details: () => detailsOf(search, store),
  }));
}

/** The vocabulary for some names; created once for the same words. */
function vocabularyFor(names: StoreNames, words: WordsFile): Vocabulary {
  const cached = vocabularies.get(names);
  if (cached?.words === words) return cached.vocabulary;
  const vocabulary = vocabularyOf(words, storesByName(names));
  vocabularies.set(names, { words, vocabulary });
  return vocabulary;
}

/** The words of a query, as typed, that no filter recognises; undefined if there are none. */
function wordsAmong(query: string, others: readonly string[]): string | undefined {
  const words = query.split(/\s+/).filter((word) => searchWords(word).some((each) => others.includes(each)));
  return words.length === 0 ? undefined : words.join(' ');
}

interface Understood {
  readonly interpretation: Interpretation;
  readonly words: WordsFile;
}

/** Stores first (product rule R21). `missing`: words without a result beside words with offers, as in "amazon code". */
async function hitsOf(
  search: Search,
  names: StoreNames,
  { interpretation, words }: Understood,
): Promise<Pick<Answer, 'hits' | 'missing' | 'seasons'>> {
  const { query } = search;
  const found = findStores(names, query);
  const ofCategory = await categoryStores(interpretation, names, search);
  const places = new Set([...found.map(({ store }) => store), ...interpretation.stores, ...ofCategory]);
  const stores = storeHits(names, [...places], search);
  // A store's name is being typed. It is not a code, and only that store's offers have it in their titles.
  const isName = found.some(({ rank }) => rank < 1) && !/\d/.test(query);
  const [codes, offers, seasons, titles, posts] = await Promise.all([
    isName ? [] : codeHits(interpretation, search),
    offersHit(interpretation, names, search),
    seasonHits(interpretation, search),
    isName ? [] : titleHits(interpretation, search),
    postHits(search),
  ]);
  const [first, last] = [
    [...stores, ...codes],
    [...seasons, ...titles, ...categoryHits(query, words.terms), ...posts],
  ];
  const isNamed = first.length > 0 || last.length > 0;
  const missing =
    isNamed || offers.length === 0 ? undefined : wordsAmong(query, interpretation.others.filter(isTitleWord));
  return {
    hits: [...first, ...offers, ...last],
    missing,
    // The beginning of a store's name may be that of a season, too.
    seasons: found.length > 0 ? [] : interpretation.seasons.filter(({ path }) => path === undefined),
  };
}

/** The nearest known codes, else the store whose codes have the same pattern; undefined if the text is no code. */
async function unknownCodeAnswer(search: Search, names: StoreNames): Promise<Found | undefined> {
  const { query, language, file, attempts } = search;
  if (!looksLikeCode(query)) return undefined;
  const code = query.trim();
  const codes = await attempts.of(loadAllCodes(language, code, file), []);
  const hits = nearestCodes(codes, code, maxResults.near).map((found): CodeHit => ({ kind: 'code', ...found }));
  const alike = patternOf(codes, code);
  const place = alike ? names.names.indexOf(alike.store) : -1;
  const store = place < 0 ? undefined : await attempts.of(detailsOf(search, place), undefined);
  const pattern = alike && store && { slug: store.slug, name: store.name, example: alike.code };
  return {
    ...nothing,
    unknownCode: { code, pattern },
    hits,
    near: hits.length > 0,
    stores: store && hits.length === 0 ? [store] : [],
  };
}

/** The stores of the first category that a query names, and the categories; undefined if it names none. */
async function storesOfCategory({ terms, others }: Interpretation, search: Search): Promise<Found | undefined> {
  const named = terms.filter(({ facet }) => facet === 'category');
  const [first] = named;
  if (!first) return undefined;
  const { query, language, country, now, attempts } = search;
  const filters = { category: [first.value], country };
  const stores = await attempts.of(storesWith(language, filters, now), []);
  const missing = wordsAmong(query, others);
  return {
    ...nothing,
    missing,
    stores: stores.slice(0, maxResults.near),
    storesOf: first.name,
    categories: named.map(categoryHit),
  };
}

/** The stores with the most active offers and some categories, if nothing is similar to the query. */
async function storesInstead(words: WordsFile, search: Search): Promise<Found> {
  const { language, file, country, now, attempts } = search;
  const [first] = file.shards.split('\n');
  const stores = first ? await attempts.of(loadStores(language, first), []) : [];
  const countOf = (store: SuggestedStore): number => activeOffersOf(store, now, country).count;
  const categories = words.terms.filter(({ facet }) => facet === 'category').slice(0, maxResults.nearCategories);
  return {
    ...nothing,
    stores: storesWithOffers(stores, now, country)
      .toSorted((a, b) => countOf(b) - countOf(a))
      .slice(0, maxResults.near),
    categories: categories.map(categoryHit),
  };
}

/** The nearest codes, stores with a similar name or of the category, else other stores. */
async function nearAnswer(search: Search, names: StoreNames, { interpretation, words }: Understood): Promise<Found> {
  const code = await unknownCodeAnswer(search, names);
  if (code && (code.hits.length > 0 || code.stores.length > 0)) return code;
  const texts = [search.query, interpretation.others.join(' ')];
  const near = new Set(texts.flatMap((text) => nearStores(names, text, maxResults.near)));
  const alike = storeHits(names, [...near].slice(0, maxResults.near), search);
  if (alike.length > 0) return { ...nothing, ...code, hits: alike, near: true };
  return code ?? (await storesOfCategory(interpretation, search)) ?? (await storesInstead(words, search));
}

async function findAnswer(search: Search, names: StoreNames, understood: Understood): Promise<Found> {
  const { hits, missing, seasons } = await hitsOf(search, names, understood);
  if (hits.length > 0 && missing === undefined) return { ...nothing, hits, seasons };
  if (seasons.length > 0) return { ...(await storesInstead(understood.words, search)), seasons };
  const near = await nearAnswer({ ...search, query: missing ?? search.query }, names, understood);
  return missing === undefined || near.near || near.unknownCode ? near : { ...near, hits, missing, categories: [] };
}

/** The results that need no files of the search: the codes that are saved on the device. */
function savedAnswer(query: string, { language, now }: Searcher): Answer {
  return { ...nothing, query, now, hits: savedHits(query, language), incomplete: true };
}

/** If a file cannot be loaded, the answer is marked as incomplete; saved codes are found nevertheless. */
export async function answerOf(query: string, searcher: Searcher): Promise<Answer> {
  const { language, now } = searcher;
  const attempts = new Attempts();
  const file = await attempts.of(loadNames(language), undefined);
  if (!file) return savedAnswer(query, searcher);
  const search: Search = { ...searcher, query, file, attempts };
  const [names, words] = await Promise.all([
    namesFor(search),
    attempts.of(loadWords(language), { terms: [], ignored: [], discounts: [] }),
  ]);
  const interpretation = interpret(query, vocabularyFor(names, words));
  const answer = await findAnswer(search, names, { interpretation, words });
  if (attempts.failed && answer.hits.length === 0) return savedAnswer(query, searcher);
  return { ...answer, query, now, incomplete: attempts.failed };
}
