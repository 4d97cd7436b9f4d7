import { compareSavings, type Saving } from '../../../../src/domain/facets/facets';
import type { MoneyTables } from '../../../../src/domain/money/money';
import { savingOf } from '../../../../src/domain/facets/offer-facts';
import type { DirectoryCategory, LetterPlace, PageAddress, PageData } from '../../../../src/domain/pages/page-data';
import type { ListedOffer, OfferView } from '../../../../src/domain/offers/offer-view';
import type { Page, Text } from '../../../../src/generated/data-types';
import { categoryLinks, pageLinks, type CategorySource, type PageLinkSource } from '../collections';
import { baseOf, listAddress, pagePlaceholders, summaryOf, type Edition } from '../texts/edition';
import {
  couponList,
  enoughForHome,
  letterGroups,
  listPart,
  offerList,
  withCandidates,
  type ListedStore,
} from './lists';
import { localize } from '../texts/localize';
import type { SuggestionSource } from '../stores/suggestions';

type TextPage = Exclude<Page, { kind: 'article' | 'not-found' }>;

/** The number of a page in a list, and the number of pages. */
export interface ListPlace {
  readonly number: number;
  readonly count: number;
}

/** The address and texts of a page, or of the first page of a list. */
export function pageBase(page: TextPage, address: PageAddress, edition: Edition) {
  const { language, wording } = edition;
  const placeholders = pagePlaceholders(page.checked, edition);
  const { title, description, heading, subtitle } = page;
  const texts = localize({ title, description, heading, subtitle }, language, placeholders);
  const month = page.checked === undefined ? undefined : wording.month(page.checked);
  const intro =
    'intro' in page && page.intro !== undefined ? localize({ intro: page.intro }, language, placeholders) : {};
  return { ...baseOf(address, { ...texts, month }), ...intro };
}

function listBase(
  page: Extract<Page, { kind: 'directory' | 'coupons' }>,
  { number, count }: ListPlace,
  edition: Edition,
) {
  const { language, wording } = edition;
  const address = listAddress(page.path, number, edition);
  if (number === 1) return pageBase(page, address, edition);
  const { kind, title, description, heading } = page;
  const texts = localize({ title, description, heading }, language, pagePlaceholders(page.checked, edition));
  return baseOf(address, {
    title: wording.message('list.titled', { title: texts.title, page: number }),
    description: wording.message('list.described', { description: texts.description, page: number, count }),
    heading: wording.message('list.titled', { title: texts.heading, page: number }),
    month: page.checked === undefined ? undefined : wording.month(page.checked),
    trail: edition.trailOf(kind),
  });
}

/** A category in the directory, with its first stores by name. */
export interface DirectoryCategorySource {
  readonly name: Text;
  readonly path?: string;
  readonly stores: readonly PageLinkSource[];
  /** The number of all its stores. */
  readonly count: number;
}

/** The inputs of a directory page other than its texts. */
interface DirectorySource {
  readonly letters: readonly LetterPlace[];
  readonly stores: readonly SuggestionSource[];
  readonly categories: readonly DirectoryCategorySource[];
  /** The category groups and seasons that have a page. */
  readonly collections: readonly PageLinkSource[];
}

export function directoryPage(
  page: Extract<Page, { kind: 'directory' }>,
  place: ListPlace,
  { letters, stores, categories, collections }: DirectorySource,
  edition: Edition,
): PageData {
  const { language } = edition;
  return {
    kind: 'directory',
    ...listBase(page, place, edition),
    ...listPart(page.path, place.number, place.count),
    letters: place.count > 1 ? letters : undefined,
    categories:
      place.number === 1
        ? categories.map(({ name, path, stores: named, count }): DirectoryCategory => {
            const more = count - named.length;
            return {
              name: name[language],
              path,
              stores: pageLinks(named, language),
              more: more > 0 ? more : undefined,
            };
          })
        : undefined,
    collections: place.number === 1 ? pageLinks(collections, language) : undefined,
    groups: letterGroups(stores, language).map(([letter, group]) => ({
      letter,
      items: group.map((source) => ({ ...summaryOf(source.card, edition), offers: source.groups })),
    })),
  };
}

interface CouponsSource {
  readonly money: MoneyTables;
  readonly stores: readonly ListedStore[];
  readonly categories: readonly CategorySource[];
}

export function couponsPage(
  page: Extract<Page, { kind: 'coupons' }>,
  place: ListPlace,
  { stores, categories, money }: CouponsSource,
  edition: Edition,
): PageData {
  const more = stores.filter((listed) => listed.more).map(({ store }) => store.slug);
  const bySlug = new Map(stores.map((listed) => [listed.store.slug, listed]));
  const listedOf = (slug: string): ListedStore => {
    const listed = bySlug.get(slug);
    if (!listed) throw new Error(`The store ${slug} is not on this page.`);
    return listed;
  };
  const slugs = [...bySlug.keys()];
  const candidates = place.number === 1 ? enoughForHome([slugs], listedOf) : [];
  const categoryOf = ({ store, id }: ListedOffer): string => listedOf(store).categoryOf(id);
  const offers = withCandidates([...couponList(slugs, listedOf)], candidates, categoryOf);
  return {
    kind: 'coupons',
    ...listBase(page, place, edition),
    ...listPart(page.path, place.number, place.count),
    categories: categoryLinks(categories, edition.language),
    more: more.length > 0 ? more : undefined,
    ...offerList(inListOrder(offers, money), listedOf),
  };
}

/** Sorts the offers of a list page by saving. Offers with unknown savings are last. */
export function inListOrder<Offer extends OfferView>(offers: readonly Offer[], money: MoneyTables): readonly Offer[] {
  return offers
    .map((offer): readonly [Offer, Saving] => [offer, savingOf(offer, money)])
    .sort(([, a], [, b]) => compareSavings(a, b))
    .map(([offer]) => offer);
}
