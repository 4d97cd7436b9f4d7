import { languages, type Language } from '../../src/domain/language';
import type { PageAddress, PageData, PageKind, PostCard, StoreSummary } from '../../src/domain/page-data';
import { postPath } from '../../src/domain/paths';
import { relatedPosts } from '../../src/domain/related-posts';
import { plainTextOf, type RichText } from '../../src/domain/rich-text';
import type { Settings } from '../../src/domain/settings';
import type { Home, Page, Post, Redirects, Store } from '../../src/generated/data-types';
import {
  addressOf,
  baseOf,
  editionOf,
  inOneLanguage,
  listAddress,
  monthPlaceholders,
  summaryOf,
  type Edition,
  type EditionSource,
} from './edition';
import {
  couponList,
  enoughForHome,
  letterGroups,
  listingOf,
  listPart,
  offerList,
  type ListedStore,
  type Listing,
} from './lists';
import { localize } from './localize';
import { offersOf } from './offers';
import type { StoreIdentity, StoreOutline } from './outline';
import { parseRichText } from './rich-text';
import { storePage, storePlaceholders } from './store-page';

/** The catalogue as pages are made from it: of each store which it is, and its outline or all of it when that is asked for. */
export interface SiteSource extends EditionSource {
  readonly home: Home;
  readonly redirects: Redirects;
  readonly pages: readonly Page[];
  readonly posts: readonly Post[];
  readonly stores: readonly StoreIdentity[];
  outlineOf(slug: string): StoreOutline;
  storeOf(slug: string): Store;
  /** Lets go of a store whose pages are made; it may be asked for again. */
  release?(slug: string): void;
}

/** A page that has not been made yet. */
export interface PlannedPage extends PageAddress {
  readonly kind: PageKind;
  /** The slugs of the stores that are on it. */
  readonly stores: readonly string[];
  /** What else of the catalogue is on it: with the same stores and the same frame, in the same edition, it is the same page. */
  readonly frame?: unknown;
  make(): PageData;
}

/** The pages of one language, and what they share. */
export interface EditionPlan {
  readonly edition: Edition;
  /** All pages but those of the stores; the home page is the first. */
  readonly others: readonly PlannedPage[];
  /** The page of a store. Of thousands most stay as they are, so none is planned before it is asked for. */
  storePage(store: StoreIdentity): PlannedPage;
}

const wordsPerMinute = 200;

/** What a plan is made with besides the catalogue; whatever is absent, is made from it. */
export interface PlanOptions {
  /** A store's page as far as lists show it; it may be known from before. */
  readonly listedOf?: (slug: string, edition: Edition) => ListedStore;
  /** As `listingFor` gives it. */
  readonly listing?: Listing;
}

/** The listing of a catalogue in one language. */
export function listingFor(
  { stores, outlineOf, home }: Pick<SiteSource, 'stores' | 'outlineOf' | 'home'>,
  language: Language,
): Listing {
  const featured = home.featured.stores.map(({ store }) => store);
  return listingOf(
    stores.map(({ slug }) => outlineOf(slug)),
    featured,
    language,
  );
}

/** Plans every page in one language. */
export function planEdition(
  language: Language,
  source: SiteSource,
  settings: Settings,
  { listedOf, listing = listingFor(source, language) }: PlanOptions = {},
): EditionPlan {
  const edition = editionOf(language, source, settings);
  const planner = new Planner(
    source,
    edition,
    listing,
    (slug) => listedOf?.(slug, edition) ?? storePage(source.storeOf(slug), edition),
  );
  return { edition, others: planner.others(), storePage: (store) => planner.storePage(store) };
}

/** Every page, language by language: the home page, the stores in the order of the catalogue, and all others. */
export function plannedPages(
  plans: Readonly<Record<Language, EditionPlan>>,
  stores: readonly StoreIdentity[],
): readonly PlannedPage[] {
  return languages.flatMap((language) => {
    const { others, storePage: pageOf } = plans[language];
    return [...others.slice(0, 1), ...stores.map(pageOf), ...others.slice(1)];
  });
}

class Planner {
  private readonly bodies = new Map<string, RichText>();

  constructor(
    private readonly source: SiteSource,
    private readonly edition: Edition,
    private readonly listing: Listing,
    private readonly listedOf: (slug: string) => ListedStore,
  ) {}

  others(): readonly PlannedPage[] {
    return [
      this.home(),
      ...this.source.pages.flatMap((page) => this.pagesOf(page)),
      ...this.source.posts.map((post) => this.post(post)),
    ];
  }

  storePage({ slug, path }: StoreIdentity): PlannedPage {
    return this.planned('store', this.addressOf(path), () => storePage(this.source.storeOf(slug), this.edition), [
      slug,
    ]);
  }

  private planned(
    kind: PageKind,
    address: PageAddress,
    make: () => PageData,
    stores: readonly string[] = [],
    frame?: unknown,
  ): PlannedPage {
    return { ...address, kind, stores, make, ...(frame !== undefined && { frame }) };
  }

  private addressOf(path: string): PageAddress {
    return addressOf(path, this.edition.language);
  }

  private summaryOf(slug: string): StoreSummary {
    return summaryOf(this.source.outlineOf(slug), this.edition);
  }

  private home(): PlannedPage {
    const { checked, banner, featured, coupons, updated: _updated, ...rest } = this.source.home;
    const enough = enoughForHome(couponList(this.listing.coupons.flat(), this.listedOf));
    const stores = [...new Set([...banner, ...featured.stores, ...enough].map(({ store }) => store))];
    const address = this.addressOf('/');
    const make = (): PageData => {
      const { language, wording } = this.edition;
      const placeholders = monthPlaceholders(checked, wording);
      const home = localize(rest, language, placeholders);
      const { stores: featuredStores, ...featuredWords } = featured;
      return {
        kind: 'home',
        ...baseOf(address, { ...home, month: wording.month(checked) }),
        banner: banner.map(({ store, description }) => {
          const { name, path, logo, initials, hue } = this.summaryOf(store);
          return { name, path, logo, initials, hue, description: localize(description, language, placeholders) };
        }),
        featured: {
          ...localize(featuredWords, language, placeholders),
          stores: featuredStores.map(({ store, offer, link }) => {
            const summary = this.summaryOf(store);
            return { store: summary, offer: localize(offer, language, placeholders), link: link ?? summary.path };
          }),
        },
        coupons: { ...localize(coupons, language, placeholders), ...offerList(enough, this.listedOf) },
        sections: home.sections,
      };
    };
    return this.planned('home', address, make, stores, this.source.home);
  }

  private pagesOf(page: Page): readonly PlannedPage[] {
    switch (page.kind) {
      case 'directory':
        return this.directory(page);
      case 'coupons':
        return this.coupons(page);
      case 'article':
        return [
          this.planned(
            'article',
            inOneLanguage(this.addressOf(page.path), page.language),
            () => this.articlePage(page),
            [page.store],
            page,
          ),
        ];
      case 'blog':
        return [
          this.planned(
            'blog',
            this.addressOf(page.path),
            () => ({ kind: 'blog', ...this.listBase(page), posts: this.postCards() }),
            [],
            [page, this.source.posts],
          ),
        ];
      case 'static': {
        const make = (): PageData => {
          const words = localize(page, this.edition.language, monthPlaceholders(page.checked, this.edition.wording));
          return {
            kind: 'static',
            ...this.listBase(page),
            ...(words.lastUpdated && { lastUpdated: words.lastUpdated }),
            sections: words.sections,
          };
        };
        return [this.planned('static', this.addressOf(page.path), make, [], page)];
      }
      case 'not-found': {
        const address = { ...this.addressOf(page.path), indexed: false };
        const make = (): PageData => {
          const words = localize(page, this.edition.language, {});
          return { kind: 'not-found', ...baseOf(address, words), button: words.button };
        };
        return [this.planned('not-found', address, make, [], page)];
      }
    }
  }

  /** What a page of words has, as the given page of its list. */
  private listBase(page: Exclude<Page, { kind: 'article' | 'not-found' }>, number = 1, count = 1) {
    const { language, wording } = this.edition;
    const placeholders = monthPlaceholders(page.checked, wording);
    const { title, description, heading, subtitle } = page;
    const words = localize({ title, description, heading, subtitle }, language, placeholders);
    const month = page.checked === undefined ? undefined : wording.month(page.checked);
    const address = listAddress(page.path, number, language);
    if (number === 1) {
      const intro =
        'intro' in page && page.intro !== undefined ? localize({ intro: page.intro }, language, placeholders) : {};
      return { ...baseOf(address, { ...words, month }), ...intro };
    }
    return baseOf(address, {
      title: wording.message('list.titled', { title: words.title, page: number }),
      description: wording.message('list.described', { description: words.description, page: number, count }),
      heading: wording.message('list.titled', { title: words.heading, page: number }),
      month,
    });
  }

  private directory(page: Extract<Page, { kind: 'directory' }>): readonly PlannedPage[] {
    const { directory: parts, letters: places } = this.listing;
    const count = parts.length;
    const letters = count === 1 ? {} : { letters: places };
    const frame = { page, count, ...letters };
    return parts.map((slugs, index) => {
      const number = index + 1;
      const make = (): PageData => {
        const groups = letterGroups(
          slugs.map((slug) => this.source.outlineOf(slug)),
          this.edition.language,
        );
        return {
          kind: 'directory',
          ...this.listBase(page, number, count),
          ...listPart(page.path, number, count),
          ...letters,
          groups: groups.map(([letter, stores]) => ({
            letter,
            items: stores.map((store) => summaryOf(store, this.edition)),
          })),
        };
      };
      return this.planned('directory', listAddress(page.path, number, this.edition.language), make, slugs, frame);
    });
  }

  private coupons(page: Extract<Page, { kind: 'coupons' }>): readonly PlannedPage[] {
    const { coupons: parts } = this.listing;
    const count = parts.length;
    const frame = { page, count };
    return parts.map((slugs, index) => {
      const number = index + 1;
      const make = (): PageData => ({
        kind: 'coupons',
        ...this.listBase(page, number, count),
        ...listPart(page.path, number, count),
        ...offerList([...couponList(slugs, this.listedOf)], this.listedOf),
      });
      return this.planned('coupons', listAddress(page.path, number, this.edition.language), make, slugs, frame);
    });
  }

  private articlePage(article: Extract<Page, { kind: 'article' }>): PageData {
    const { edition } = this;
    const store = this.source.storeOf(article.store);
    // The article's own words, and those of its offers, are in its language, whatever language surrounds it. The dates
    // that the interface puts into sentences of its own are in that of the interface.
    const content: Language = article.language === 'ar' ? 'ar' : 'en';
    const { wording } = editionOf(content, this.source, { origin: '', basePath: '', timeZone: edition.timeZone });
    const placeholders = {
      ...storePlaceholders(store, edition),
      store: store.name[content],
      ...monthPlaceholders(article.checked, wording),
    };
    const words = localize(article, edition.language, placeholders);
    const fillOwn = (text: string): string => localize({ en: text, ar: text }, edition.language, placeholders);
    const base = baseOf(inOneLanguage(this.addressOf(article.path), article.language), {
      title: fillOwn(article.title),
      description: fillOwn(article.description),
      heading: fillOwn(article.heading),
      month: edition.wording.month(article.checked),
    });
    return {
      kind: 'article',
      ...base,
      store: summaryOf(store, edition),
      offers: offersOf(store, placeholders, { ...edition, language: content }).map((offer) =>
        content === edition.language ? offer : { ...offer, language: content },
      ),
      intro: words.intro,
      sections: words.sections,
    };
  }

  private bodyOf({ slug, body }: Post): RichText {
    const known = this.bodies.get(slug) ?? parseRichText(body, {});
    this.bodies.set(slug, known);
    return known;
  }

  private postCard(post: Post): PostCard {
    const words = plainTextOf(this.bodyOf(post)).split(/\s+/).filter(Boolean).length;
    return {
      slug: post.slug,
      language: post.language,
      title: post.title,
      description: post.metaDescription,
      author: post.author,
      date: this.edition.wording.dayOrMonth(post.date),
      dateTime: post.date,
      readTime: Math.max(1, Math.ceil(words / wordsPerMinute)),
      category: post.category,
      image: this.edition.imageAddress(post.image),
      imageAlt: post.imageAlt,
    };
  }

  /** The posts, newest first. */
  private postCards(): readonly PostCard[] {
    return this.source.posts
      .map((post) => this.postCard(post))
      .sort((a, b) => (a.dateTime === b.dateTime ? 0 : a.dateTime < b.dateTime ? 1 : -1));
  }

  private post(post: Post): PlannedPage {
    const address = inOneLanguage(this.addressOf(postPath(post.slug)), post.language);
    const make = (): PageData => ({
      kind: 'post',
      ...baseOf(address, { title: post.title, description: post.metaDescription, heading: post.title }),
      post: this.postCard(post),
      ...(post.authorAvatar !== undefined && { authorAvatar: this.edition.imageAddress(post.authorAvatar) }),
      tags: post.tags,
      body: this.bodyOf(post),
      related: relatedPosts(this.postCards(), post.slug),
    });
    return this.planned('post', address, make, [], [post, this.source.posts]);
  }
}
