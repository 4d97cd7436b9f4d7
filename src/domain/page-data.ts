import type { Afterwards } from './advertising';
import type {
  Article,
  ArticleSection,
  Channel,
  Claim,
  ClaimsSection,
  ContentLanguage,
  Country,
  Home,
  Icon,
  Link,
  MinimumSpend,
  PlainSection,
  Rating,
  Section,
  Site,
  StaticSection,
  Store,
  TestsSection,
  Votes,
  Who,
} from '../generated/data-types';
import type { Instant } from './calendar';
import type { LetterGroup } from './directory';
import type { BenefitView, OfferLimits, StoreRuleView } from './limits';
import type { LoggedTest } from './test-log';
import type { TestDays } from './last-tests';
import type { Language } from './language';
import type { Localized } from './localized';
import type { RichText } from './rich-text';
import type { TrustEvidence } from './trust';

/** An offer in one language. Each date is present as an instant, for comparisons, and as a text, for display. */
export interface OfferView extends TrustEvidence, OfferLimits {
  readonly id: string;
  readonly kind: 'code' | 'deal';
  /** Present exactly for codes. */
  readonly code?: string;
  readonly url?: string;
  readonly deepLink?: string;
  /** The deep link leads through a network to the store's whole site. */
  readonly opensStore?: true;
  /** The name of the printed QR code of the deep link, where it is not the id: each language has another one if the link names the language to a network. */
  readonly printedCode?: string;
  readonly title: string;
  /** What the network's list says in another language than the page, where `title` is in that of the page (offers of a feed). */
  readonly original?: {
    readonly language: ContentLanguage;
    /** The name, where `title` is composed. */
    readonly title?: string;
    /** Description and conditions. */
    readonly more?: readonly string[];
  };
  /** The language of `title` and `description` where it differs from the page's (offers of a feed). */
  readonly language?: ContentLanguage;
  readonly description?: string;
  /** Of an offer with several benefits, the greatest. */
  readonly benefit?: BenefitView;
  readonly minimumSpend?: MinimumSpend;
  readonly who?: Who;
  readonly where?: readonly Country[];
  readonly channel?: Channel;
  /** That the network calls the offer exclusive, in words: most pages have none, and so their messages need none. */
  readonly exclusive?: string;
  readonly startsAt?: Instant;
  /** `startsAt` as a date in the page's language. */
  readonly startsOn?: string;
  /** The first instant at which the offer is no longer valid. */
  readonly expiresAt?: Instant;
  /** The last day on which the offer is valid, as a date in the page's language. */
  readonly expiresOn?: string;
  readonly verified?: boolean;
  readonly savings?: string;
  readonly terms?: string;
  readonly votes?: Votes;
  /** A feed's rating of this offer, 0 to 10. */
  readonly rating?: number;
}

/** The fields of a store that lists, tiles and the coupon modal show. */
export interface StoreSummary {
  readonly slug: string;
  readonly name: string;
  /** The page's path without the language. */
  readonly path: string;
  /** The store's own site. */
  readonly url: string;
  /** The address of the logo: absolute, or from the site's root. */
  readonly logo: string;
  /** One or two letters that the tile shows if the logo cannot be loaded. */
  readonly initials: string;
  /** The hue of the brand colour in steps of ten degrees (0 to 35); -1 for a brand without a hue. */
  readonly hue: number;
  readonly icon: Icon;
  readonly category: string;
  readonly rating?: Rating;
}

/** A store beside its offers. */
export interface OfferStore extends StoreSummary {
  /** Conditions that hold for every code of the store. */
  readonly rules?: readonly StoreRuleView[];
}

/** A benefit without a text of the store. */
export type FigureBenefit = Exclude<BenefitView, { readonly kind: 'gift' }>;

/** Offers of a store with the same end and the same countries. */
export interface CountedOffers {
  readonly count: number;
  /** The countries in which they are valid, where they are known. */
  readonly where?: readonly Country[];
  /** The first instant at which they are no longer valid. */
  readonly expiresAt?: Instant;
  /** The first known benefit of them. */
  readonly benefit?: FigureBenefit;
}

/** A store of the directory, with enough of its offers to count at any instant those that are active. */
export interface DirectoryStore extends StoreSummary {
  readonly offers: readonly CountedOffers[];
}

/** A store of a category or season, with those of its offers that belong there. */
export interface CollectionStore extends DirectoryStore {
  /** Its other offers, if it has any. */
  readonly others?: readonly CountedOffers[];
}

/** A store to which another page leads on: enough of its offers to count at any instant those that are active. */
export interface SuggestedStore extends Pick<StoreSummary, 'slug' | 'name' | 'path' | 'logo' | 'initials' | 'hue'> {
  readonly offers: readonly CountedOffers[];
}

/** An offer in a list of several stores' offers. */
export interface ListedOffer extends OfferView {
  /** The slug of its store, a key of the list's `stores`. */
  readonly store: string;
}

/** Offers of several stores, and those stores. */
export interface OfferList {
  readonly stores: Readonly<Record<string, OfferStore>>;
  readonly offers: readonly ListedOffer[];
}

/** A section in one language. It refers to offers of the page by id. */
export type SectionView = Localized<Section>;

/** A section without offers. */
export type PlainSectionView = Localized<PlainSection>;

/** A store in the table of last tests. */
export interface TestedStore extends Pick<StoreSummary, 'slug' | 'name' | 'path'> {
  /** The day or month of the newest test by the team, if there is one. */
  readonly date?: string;
  /** `date` as a text in the page's language. */
  readonly on?: string;
}

/** When stores were last tested. */
export interface TestsSectionView extends Localized<TestsSection> {
  /** By the number of offers whose newest test was then. */
  readonly days: TestDays;
  readonly stores: readonly TestedStore[];
  /** The other stores, if there are more than the table shows. */
  readonly more?: { readonly count: number; readonly path: string };
}

/** A claim of the site's texts with its source. */
export interface ClaimView {
  readonly id: string;
  /** The words that make the claim, in the page's language where it has some. */
  readonly says: readonly string[];
  /** The names of the stores whose rating it covers. */
  readonly ratings: readonly string[];
  readonly source: Claim['source']['kind'];
  readonly address?: string;
  /** When a person last saw it at its source: a day or month as a text. */
  readonly seen: string;
  /** The last day on which it holds, as a text. */
  readonly until?: string;
  /** Why it stays although the data contradicts it. */
  readonly reason?: string;
}

/** The claims of the site's texts. */
export interface ClaimsSectionView extends Localized<ClaimsSection> {
  readonly claims: readonly ClaimView[];
}

/** A section of a page of text. */
export type StaticSectionView =
  | Exclude<Localized<StaticSection>, { readonly kind: 'tests' | 'claims' | 'operator' }>
  | TestsSectionView
  | ClaimsSectionView;

/** A section of an article. */
export type ArticleSectionView = Localized<ArticleSection>;

/** A section of any page that has sections. */
export type AnySectionView = SectionView | PlainSectionView | StaticSectionView | ArticleSectionView;

/** A link in one language. `to` is an https address, a path without the language, or `#section`. */
export type LinkView = Localized<Link>;

/** One language of a page, for `hreflang`. */
export interface Alternate {
  readonly hreflang: Language | ContentLanguage | 'x-default';
  /** From the site's root, with the language. */
  readonly path: string;
}

/** The fields that every page has. */
export interface PageBase {
  /** The language of the interface around the content. */
  readonly language: Language;
  /** The path without the language; `/` for home. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly subtitle?: string;
  /** The month in which the content was last checked, as a text in the page's language (product rule R12). */
  readonly month?: string;
  /** The language of content that exists in one language only (product rule R6). */
  readonly contentLanguage?: ContentLanguage;
  /** The canonical address, from the site's root. */
  readonly canonical: string;
  readonly alternates: readonly Alternate[];
  /** The target of the language switch, from the site's root. */
  readonly switchTo: string;
  /** false for `noindex` pages, which are not in the sitemap either. */
  readonly indexed: boolean;
  /** The pages above this one, from the home page on, where the page shows them as its breadcrumbs (product rule R88). */
  readonly trail?: readonly PageLinkView[];
}

/** A page of the site with its name. */
export interface PageLinkView {
  readonly name: string;
  /** Without the language. */
  readonly path: string;
}

/** The address of a page and of the same content in other languages. */
export type PageAddress = Pick<PageBase, 'language' | 'path' | 'canonical' | 'alternates' | 'switchTo' | 'indexed'>;

/** An entry of the home page's rotating banner. */
export interface BannerEntryView extends Pick<StoreSummary, 'name' | 'path' | 'logo' | 'initials' | 'hue'> {
  readonly description: string;
  readonly afterwards?: Afterwards;
}

/** A featured store of the home page. `link` is a path without the language, or `#` if the tile has no link. */
export interface FeaturedStoreView {
  readonly store: StoreSummary;
  readonly offer: string;
  readonly afterwards?: Afterwards;
  readonly link: string;
}

export interface HomePage extends PageBase {
  readonly kind: 'home';
  readonly banner: readonly BannerEntryView[];
  readonly featured: Omit<Localized<Home['featured']>, 'stores'> & { readonly stores: readonly FeaturedStoreView[] };
  /** Enough offers for the first four active ones to be among them at any time. */
  readonly coupons: Localized<Home['coupons']> & OfferList;
  /** The groups and categories that have a page and belong to no group with one, and the seasons with an active offer. */
  readonly categories: readonly PageLinkView[];
  readonly sections: readonly PlainSectionView[];
  /** The number of stores of the site, which is shown next to what its texts claim. */
  readonly storeCount: number;
}

/** The texts of a store's page for one country. */
export interface CountryView {
  readonly country: Country;
  /** The value of `?country=`: the country code in lower case. */
  readonly value: string;
  /** Its short name, for the choice; the texts below have the full one. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly subtitle: string;
}

/** Offers with the same end and the same countries on further pages of a store, as its first page counts them: all with a rating, or all without. */
export interface RemainingOffers extends Omit<CountedOffers, 'benefit'> {
  /** The average of their ratings (offers of a feed). */
  readonly rating?: number;
}

export interface StorePage extends PageBase {
  readonly kind: 'store';
  /** Whether the store has a log of tests, at `checksPath`. */
  readonly hasChecks?: true;
  readonly subtitle: string;
  readonly store: OfferStore;
  /** The id, among `offers`, of the offer shown first and large. */
  readonly featured?: string;
  readonly actions?: readonly LinkView[];
  readonly countries?: readonly CountryView[];
  /** The country that the page is about while none is chosen; present exactly with `countries`. */
  readonly defaultCountry?: Country;
  readonly feedback?: Store['feedback'];
  /** The store's own text for the toast after a copy, with the placeholder {code}. */
  readonly copiedNotice?: string;
  /** All offers of the store, or those of the first page. */
  readonly offers: readonly OfferView[];
  /** The offers on its further pages, if it has any. */
  readonly remaining?: readonly RemainingOffers[];
  /** true if all offers come from a feed: expired ones are omitted, and the score is computed from their ratings. */
  readonly fromFeed?: true;
  /** true if the feed has no ratings, so that there is no score. */
  readonly unrated?: true;
  /** The page whose table of last tests has a row with the store's slug as its id; only without a log of tests. */
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

/** The position of a page in a list of several pages. */
export interface ListPart {
  /** The path of the first page, without the language. */
  readonly list: string;
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

/** A letter of the directory and the number of the page on which its stores begin. */
export interface LetterPlace {
  readonly letter: string;
  readonly page: number;
}

/** A category of the directory. */
export interface DirectoryCategory {
  readonly name: string;
  /** The path of its page, if it has one. */
  readonly path?: string;
  /** The first of its stores by their names. */
  readonly stores: readonly PageLinkView[];
  /** How many more stores it has. */
  readonly more?: number;
}

export interface DirectoryPageView extends PageBase {
  readonly kind: 'directory';
  readonly part?: ListPart;
  /** Every letter of the directory; present exactly with `part`. */
  readonly letters?: readonly LetterPlace[];
  readonly intro?: RichText;
  readonly groups: readonly LetterGroup<DirectoryStore>[];
  /** On the first page: the stores by category. */
  readonly categories?: readonly DirectoryCategory[];
  /** On the first page: the groups of categories and the seasons that have a page. */
  readonly collections?: readonly PageLinkView[];
}

/** A category, or a group of categories, to which a store belongs. */
export interface CategoryLink {
  readonly id: string;
  readonly name: string;
  /** The id of the group that a category belongs to. */
  readonly group?: string;
  /** The path of its page, if it has one. */
  readonly path?: string;
}

/** An offer in the list of all offers. */
export interface CategorizedOffer extends ListedOffer {
  /** The id of its category. */
  readonly category: string;
  /** Its place, from 0, among the offers of which the home page shows the first. */
  readonly candidate?: number;
}

export interface CouponsPageView extends PageBase, OfferList {
  readonly kind: 'coupons';
  /** In the order of what they give. A list of several pages gives each page its stores. */
  readonly offers: readonly CategorizedOffer[];
  /** The groups and categories of all stores, in the order of the data. */
  readonly categories?: readonly CategoryLink[];
  readonly part?: ListPart;
  /** The slugs of the stores that have more offers than the page lists. */
  readonly more?: readonly string[];
  readonly intro?: RichText;
}

export interface StaticPageView extends PageBase {
  readonly kind: 'static';
  readonly lastUpdated?: 'today';
  readonly sections: readonly StaticSectionView[];
}

/** What the pages of categories and seasons have in common: stores, and those of their offers that belong here. */
interface CollectionPage extends PageBase, OfferList {
  readonly part?: ListPart;
  readonly intro?: RichText;
  /** The stores of this page by their names, each with the offers that belong here. */
  readonly cards: readonly CollectionStore[];
  /** Posts about these stores. */
  readonly posts: readonly PostCard[];
  /** Seasons, on the page of a season the other ones. */
  readonly seasons: readonly PageLinkView[];
  /** Categories: on the page of a category its neighbours, on that of a season those of its stores. */
  readonly categories: readonly PageLinkView[];
}

/** A category, or a group of categories. */
export interface CategoryPage extends CollectionPage {
  readonly kind: 'category';
  /** The address, without the language, of all its offers in the list that can be filtered and sorted. */
  readonly filtered?: string;
  /** The address, without the language, at which its stores are compared for a purchase. */
  readonly compare?: string;
}

/** An announced time of a season. */
export interface SeasonDateView {
  /** The first and the last day as texts, and as the values of `datetime`. */
  readonly from: string;
  readonly fromDay: string;
  /** Absent if it is one day. */
  readonly to?: string;
  readonly toDay?: string;
  /** The name of the country in which it was announced. */
  readonly country?: string;
  /** Where it was announced, and the day on which a person last saw it there. */
  readonly source: { readonly address: string; readonly host: string; readonly seen: string };
}

/** A season or an occasion. */
export interface SeasonPage extends CollectionPage {
  readonly kind: 'season';
  /** The latest first. */
  readonly dates: readonly SeasonDateView[];
}

/** An offer with its log of tests. */
export interface TestedOffer extends OfferView {
  readonly checks: readonly LoggedTest[];
}

/** The log of the tests of a store's offers (product rule R76). */
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

/** The fields of a blog post that its card shows. */
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
  /** The stores that it is about. */
  readonly stores: readonly SuggestedStore[];
  readonly related: readonly PostCard[];
}

/** A store with a link to its page. */
export type NamedStore = Pick<StoreSummary, 'name' | 'path'>;

/** The stores of a category, as far as the page names them. */
export interface CategoryStores {
  /** The id of the category, by which the fragment of the page names it. */
  readonly id: string;
  readonly name: string;
  /** By their names. */
  readonly stores: readonly NamedStore[];
  /** How many more stores the category has. */
  readonly more?: number;
  /**
   * Until when there is something to compare: two stores with an active offer, one of them with a figure. Absent if there never is.
   */
  readonly until?: Instant | 'always';
}

export interface ComparePageView extends PageBase {
  readonly kind: 'compare';
  readonly intro?: RichText;
  /** Those with at least one store, in the order of the data. */
  readonly categories: readonly CategoryStores[];
  /** The path of the list of all stores. */
  readonly directory: string;
}

export interface SavedPageView extends PageBase {
  readonly kind: 'saved';
  readonly intro?: RichText;
  /** The path of the list of all offers. */
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

/** The content of the file with a page's data. */
export type PageFile = PageData & {
  /** A hash of the content, including `texts`. The HTML that was rendered from it contains the same value. */
  readonly version: string;
  /** The file with the page's interface texts, from the site's root. */
  readonly texts: string;
};

/** The page kinds; each has one template. */
export type PageKind = PageData['kind'];

/** The data of one page kind. */
export type PageOf<Kind extends PageKind> = Extract<PageData, { readonly kind: Kind }>;

/** The texts of site.yaml in one language, shown by the shell of every page. */
export interface SiteView
  extends Pick<
    Localized<Site>,
    'name' | 'tagline' | 'promo' | 'disclosureLine' | 'disclosure' | 'navigation' | 'footer'
  > {
  /** The path that the promotion leads to, without the language. */
  readonly promoTo: string;
  /** The section that says what a press on a link does, where the site has it. */
  readonly aboutLinks?: PageLinkView;
  /** The path of the page that says how offers are tested, without the language. */
  readonly testsPage?: string;
  /** On a site that takes reports of visitors, what its pages show for them. */
  readonly reports?: {
    /** The words of the link with which a visitor tells of a code. */
    readonly haveCode: string;
    readonly countries: readonly { readonly country: Country; readonly name: string }[];
  };
  /** Who operates the site, and its licences, where the data says it. */
  readonly operator?: string;
  /** What the rules of countries ask to say about advertising, with the names of the countries. */
  readonly disclosures?: readonly { readonly country: Country; readonly name: string; readonly text: string }[];
}
