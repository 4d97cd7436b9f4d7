import type { Afterwards } from '../offers/advertising';
import type {
  Article,
  ArticleSection,
  Claim,
  ClaimsSection,
  ContentLanguage,
  Country,
  Home,
  Link,
  PlainSection,
  Section,
  Site,
  StaticSection,
  Store,
  TestsSection,
} from '../../generated/data-types';
import type { Instant } from '../dates/calendar';
import type { LetterGroup } from './directory';
import type {
  CategorizedOffer,
  Countable,
  DirectoryStore,
  OfferList,
  OfferStore,
  OfferView,
  StoreSummary,
  SuggestedStore,
  TestedOffer,
} from '../offers/offer-view';
import type { ValidityPeriod } from '../offers/offer-status';
import type { TestDays } from '../trust/last-tests';
import type { Language } from '../language/language';
import type { Localized } from '../language/localized';
import type { RichText } from '../language/rich-text';
/** A section in one language. It refers to the page's offers by id. */
export type SectionView = Localized<Section>;

export type PlainSectionView = Localized<PlainSection>;

export interface TestsSectionView extends Localized<TestsSection> {
  /** The number of offers by the date of their newest test. */
  readonly days: TestDays;
  readonly stores: readonly (Pick<StoreSummary, 'slug' | 'name' | 'path'> & {
    /** The day or month of the team's newest test, if there is one. */
    readonly date?: string;
    /** `date` as text in the page's language. */
    readonly on?: string;
  })[];
  readonly more?: { readonly count: number; readonly path: string };
}

export interface ClaimView {
  readonly id: string;
  /** The wording of the claim, in the page's language if available. */
  readonly says: readonly string[];
  /** The names of the stores whose rating the claim covers. */
  readonly ratings: readonly string[];
  readonly source: Claim['source']['kind'];
  readonly address?: string;
  /** When a person last verified it at its source: a day or month as text. */
  readonly seen: string;
  /** The last day on which it is valid, as text. */
  readonly until?: string;
  /** Why it is kept although the data contradicts it. */
  readonly reason?: string;
}

export interface ClaimsSectionView extends Localized<ClaimsSection> {
  readonly claims: readonly ClaimView[];
}

export type StaticSectionView =
  | Exclude<Localized<StaticSection>, { readonly kind: 'tests' | 'claims' | 'operator' }>
  | TestsSectionView
  | ClaimsSectionView;

export type ArticleSectionView = Localized<ArticleSection>;

export type AnySectionView = SectionView | PlainSectionView | StaticSectionView | ArticleSectionView;

/** A link in one language. `to` is an https address, a path without the language, or `#section`. */
export type LinkView = Localized<Link>;

/** A language version of a page, for `hreflang`. */
export interface Alternate {
  readonly hreflang: Language | ContentLanguage | 'x-default';
  /** From the site's root, with the language. */
  readonly path: string;
}

export interface PageBase {
  /** The language of the interface around the content. */
  readonly language: Language;
  /** The path without the language; `/` for home. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly subtitle?: string;
  /** The month in which the content was last checked, as text in the page's language (product rule R12). */
  readonly month?: string;
  /** The language of content that exists in one language only (product rule R6). */
  readonly contentLanguage?: ContentLanguage;
  /** The canonical address, from the site's root. */
  readonly canonical: string;
  readonly alternates: readonly Alternate[];
  /** The target of the language switch, from the site's root. */
  readonly switchTo: string;
  /** false for `noindex` pages. They are not in the sitemap. */
  readonly indexed: boolean;
  /** The pages above this one, beginning with the home page, if the page shows breadcrumbs (product rule R88). */
  readonly trail?: readonly PageLinkView[];
}

export interface PageLinkView {
  readonly name: string;
  /** Without the language. */
  readonly path: string;
}

export type PageAddress = Pick<PageBase, 'language' | 'path' | 'canonical' | 'alternates' | 'switchTo' | 'indexed'>;

export interface BannerEntryView extends Pick<StoreSummary, 'name' | 'path' | 'logo' | 'initials' | 'hue'> {
  readonly description: string;
  readonly afterwards?: Afterwards;
}

/** A featured store of the home page. `link` is a path without the language, or `#` if the tile has no link. */
export interface FeaturedStoreView {
  readonly store: StoreSummary;
  /** Enough offers to include the first active one at any time. */
  readonly offers: readonly (Pick<OfferView, 'kind' | 'title' | 'benefit' | 'where'> & ValidityPeriod)[];
  /** The owner's text about the store. */
  readonly offer: string;
  readonly afterwards?: Afterwards;
  readonly link: string;
}

export interface HomePage extends PageBase {
  readonly kind: 'home';
  readonly banner: readonly BannerEntryView[];
  readonly featured: Omit<Localized<Home['featured']>, 'stores'> & { readonly stores: readonly FeaturedStoreView[] };
  /** Enough offers to include the first four active ones at any time, also of those valid in a country. */
  readonly coupons: Localized<Home['coupons']> & OfferList;
  /** The groups and categories with a page whose own group has none, and the seasons with an active offer. */
  readonly categories: readonly PageLinkView[];
  readonly sections: readonly PlainSectionView[];
  readonly storeCount: number;
}

export interface CountryView {
  readonly country: Country;
  /** The value of `?country=`: the country code in lower case. */
  readonly value: string;
  /** The short name for the country choice. The texts below contain the full name. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly subtitle: string;
}

export interface StorePage extends PageBase {
  readonly kind: 'store';
  /** true if the store has a test log, at `checksPath`. */
  readonly hasChecks?: true;
  /** Whether the store has a feed, provided that an end is known. */
  readonly subscriptions?: true;
  readonly subtitle: string;
  readonly store: OfferStore;
  /** The id, in `offers`, of the offer that is shown first and large. */
  readonly featured?: string;
  readonly actions?: readonly LinkView[];
  readonly countries?: readonly CountryView[];
  /** The country that the page is about while none is chosen; present if and only if `countries` is. */
  readonly defaultCountry?: Country;
  /** The heading for another country: it names none. Present if and only if `countries` is. */
  readonly headingElsewhere?: string;
  readonly feedback?: Store['feedback'];
  /** The store's own text for the toast after copying, with the placeholder {code}. */
  readonly copiedNotice?: string;
  /** All offers of the store, or those of the first page. */
  readonly offers: readonly OfferView[];
  readonly remaining?: readonly Countable[];
  /** true if all offers come from a feed: expired ones are omitted, and the score is computed from their ratings. */
  readonly fromFeed?: true;
  /** true if the feed has no ratings, so that there is no score. */
  readonly unrated?: true;
  /** The page whose table of tests has a row with the store's slug as its id. Only if the store has no test log. */
  readonly testsPage?: string;
  readonly sections: readonly SectionView[];
  /** Stores of the same category, then of the same group. */
  readonly similar?: readonly SuggestedStore[];
}

/** A further page of a store with many offers. */
export interface StoreOffersPage extends PageBase, Pick<StorePage, 'store' | 'feedback' | 'copiedNotice' | 'fromFeed'> {
  readonly kind: 'store-offers';
  readonly part: ListPart;
  readonly offers: readonly OfferView[];
}

export interface ListPart {
  /** The path of the first page, without the language. */
  readonly list: string;
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

export interface LetterPlace {
  readonly letter: string;
  readonly page: number;
}

export interface DirectoryCategory {
  readonly name: string;
  readonly path?: string;
  /** The first of its stores by name. */
  readonly stores: readonly PageLinkView[];
  readonly more?: number;
}

export interface DirectoryPageView extends PageBase {
  readonly kind: 'directory';
  readonly part?: ListPart;
  /** Every letter of the directory; present if and only if `part` is. */
  readonly letters?: readonly LetterPlace[];
  readonly intro?: RichText;
  readonly groups: readonly LetterGroup<DirectoryStore>[];
  /** The stores by category; on the first page only. */
  readonly categories?: readonly DirectoryCategory[];
  /** The groups of categories and the seasons that have a page; on the first page only. */
  readonly collections?: readonly PageLinkView[];
}

/** A category of a store, or a group of categories. */
export interface CategoryLink {
  readonly id: string;
  readonly name: string;
  readonly group?: string;
  readonly path?: string;
}

export interface CouponsPageView extends PageBase, OfferList {
  readonly kind: 'coupons';
  /** Sorted by benefit. If the list has several pages, each page has its own stores. */
  readonly offers: readonly CategorizedOffer[];
  readonly categories?: readonly CategoryLink[];
  readonly part?: ListPart;
  /** The slugs of the stores with more offers than the page lists. */
  readonly more?: readonly string[];
  readonly intro?: RichText;
}

export interface StaticPageView extends PageBase {
  readonly kind: 'static';
  readonly lastUpdated?: 'today';
  readonly sections: readonly StaticSectionView[];
}

interface CollectionPage extends PageBase, OfferList {
  readonly part?: ListPart;
  readonly intro?: RichText;
  /** The stores of this page sorted by name, each with its offers that belong here. */
  readonly cards: readonly DirectoryStore[];
  readonly posts: readonly PostCard[];
  /** All seasons; on the page of a season, the others. */
  readonly seasons: readonly PageLinkView[];
  /** On the page of a category, its neighbours; on the page of a season, the categories of its stores. */
  readonly categories: readonly PageLinkView[];
}

export interface CategoryPage extends CollectionPage {
  readonly kind: 'category';
  /** The address, without the language, of its offers in the list that can be filtered and sorted. */
  readonly filtered?: string;
  /** The address, without the language, of the comparison of its stores. */
  readonly compare?: string;
}

export interface SeasonDateView {
  /** The first and the last day as text, and as values of the `datetime` attribute. */
  readonly from: string;
  readonly fromDay: string;
  /** Absent for a single day. */
  readonly to?: string;
  readonly toDay?: string;
  /** The name of the country in which it was announced. */
  readonly country?: string;
  /** Where it was announced, and the day on which a person last verified that. */
  readonly source: { readonly address: string; readonly host: string; readonly seen: string };
}

export interface SeasonPage extends CollectionPage {
  readonly kind: 'season';
  /** Latest first. */
  readonly dates: readonly SeasonDateView[];
}

/** The test log of a store's offers (product rule R76). */
export interface ChecksPage extends PageBase {
  readonly kind: 'checks';
  readonly store: OfferStore;
  /** The offers with at least one test, in the order of the store. */
  readonly offers: readonly TestedOffer[];
}

export interface ArticlePage extends PageBase {
  readonly kind: 'article';
  readonly store: OfferStore;
  readonly offers: readonly OfferView[];
  readonly intro: Localized<Article>['intro'];
  readonly sections: readonly ArticleSectionView[];
}

export interface PostCard {
  readonly slug: string;
  readonly language: ContentLanguage;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly date: string;
  /** The value of the `datetime` attribute: `YYYY-MM-DD` or `YYYY-MM`. */
  readonly dateTime: string;
  /** Minutes, at least 1. */
  readonly readTime: number;
  readonly category: string;
  readonly image: string;
  readonly imageAlt: string;
}

export interface BlogPageView extends PageBase {
  readonly kind: 'blog';
  readonly intro?: RichText;
  readonly posts: readonly PostCard[];
}

export interface PostPage extends PageBase {
  readonly kind: 'post';
  readonly post: PostCard;
  readonly authorAvatar?: string;
  readonly tags: readonly string[];
  readonly body: RichText;
  readonly stores: readonly SuggestedStore[];
  readonly related: readonly PostCard[];
}

export interface CategoryStores {
  /** The id of the category, which the fragment of the page contains. */
  readonly id: string;
  readonly name: string;
  /** Sorted by name. */
  readonly stores: readonly Pick<StoreSummary, 'name' | 'path'>[];
  readonly more?: number;
  /** Until when two stores have an active offer and one of them has a figure; absent if they do not. */
  readonly until?: Instant | 'always';
}

export interface ComparePageView extends PageBase {
  readonly kind: 'compare';
  readonly intro?: RichText;
  readonly categories: readonly CategoryStores[];
  readonly directory: string;
}

export interface SavedPageView extends PageBase {
  readonly kind: 'saved';
  readonly intro?: RichText;
  readonly coupons: string;
}

export interface NotFoundPageView extends PageBase {
  readonly kind: 'not-found';
  readonly button: string;
  /** The stores that the home page features. */
  readonly suggested: readonly SuggestedStore[];
}

/** The data of one page in one language. It is written to a file beside the page's HTML. */
export type PageData =
  | HomePage
  | StorePage
  | StoreOffersPage
  | DirectoryPageView
  | CouponsPageView
  | StaticPageView
  | ArticlePage
  | CategoryPage
  | SeasonPage
  | ChecksPage
  | BlogPageView
  | PostPage
  | ComparePageView
  | SavedPageView
  | NotFoundPageView;

export type PageFile = PageData & {
  /** A hash of the content, including `texts`. The HTML that was rendered from the content contains the same value. */
  readonly version: string;
  /** The file with the page's interface texts, from the site's root. */
  readonly texts: string;
};

export type PageKind = PageData['kind'];

export type PageOf<Kind extends PageKind> = Extract<PageData, { readonly kind: Kind }>;

export interface SiteView
  extends Pick<
    Localized<Site>,
    'name' | 'tagline' | 'promo' | 'disclosureLine' | 'disclosure' | 'navigation' | 'footer'
  > {
  /** The path that the promotion leads to, without the language; absent without a promotion. */
  readonly promoTo?: string;
  /** The section that explains what following a link does, if the site has one. */
  readonly aboutLinks?: PageLinkView;
  /** The path, without the language, of the page about how offers are tested. */
  readonly testsPage?: string;
  /** What pages show for reports; absent if the site takes no reports of visitors. */
  readonly reports?: {
    /** The text of the link for visitors who know another code. */
    readonly haveCode: string;
    readonly countries: readonly { readonly country: Country; readonly name: string }[];
  };
  readonly operator?: string;
  /** The disclosures about advertising that the rules of countries require, with the names of the countries. */
  readonly disclosures?: readonly { readonly country: Country; readonly name: string; readonly text: string }[];
}
