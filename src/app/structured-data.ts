import type {
  AnswerLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  FAQPageLeaf,
  Graph,
  IdReference,
  ItemListLeaf,
  ListItemLeaf,
  OfferLeaf,
  OrganizationLeaf,
  PropertyValueLeaf,
  QuestionLeaf,
  Thing,
  WebSiteLeaf,
} from 'schema-dts';
import { dayAt, isoDay, type Instant } from '../domain/dates/calendar';
import { homeCoupons } from '../domain/constants';
import type { Language } from '../domain/language/language';
import { minimumsFor } from '../domain/offers/minimum';
import { activeFirst, activeOffers, offerStatus } from '../domain/offers/offer-status';
import type { HomePage, PageData, SiteView } from '../domain/pages/page-data';
import type { OfferOfStore } from '../domain/offers/offer-view';
import { postPath, sitePath } from '../domain/pages/paths';
import { plainTextOf } from '../domain/language/rich-text';
import type { Settings } from '../domain/pages/settings';
import { shownActiveOffers } from '../domain/offers/shown-offers';
import { siteFiles } from '../domain/pages/site-files';
import { addressAt } from '../domain/pages/sub-id';

export interface StructuredDataContext {
  readonly settings: Settings;
  readonly site: SiteView;
  /** The instant at which the page is rendered. Expired offers are omitted. */
  readonly instant: Instant;
  /** Whether the site has icons. One of them is its logo. */
  readonly icons: boolean;
}

interface PageContext extends StructuredDataContext {
  readonly page: PageData;
}

interface ListedEntry extends OfferOfStore {
  readonly described: boolean;
}

// Nested objects are constants of their own type. Comparing a literal with all types of schema.org that a property accepts
// takes the compiler seconds.

/** An entry of a list before its place in the list is known. */
type Unnumbered = Omit<ListItemLeaf, '@type' | 'position'>;

function numbered(entries: readonly Unnumbered[]): readonly ListItemLeaf[] {
  return entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }));
}

function countedList(entries: readonly Unnumbered[]): ItemListLeaf {
  return { '@type': 'ItemList', numberOfItems: entries.length, itemListElement: numbered(entries) };
}

/** An offer as on its ticket: without a price, which is unknown, and without ratings or votes (product rule R71). */
function offerOf({ offer, store, described }: ListedEntry, { settings, instant, page }: PageContext): OfferLeaf {
  const { title, description, url, code, where, startsAt, endsAt, endsOn } = offer;
  const couponCode: PropertyValueLeaf | undefined =
    code === undefined ? undefined : { '@type': 'PropertyValue', propertyID: 'couponCode', value: code };
  // Not a price specification: that requires a price, and a minimum is not one.
  const minimums = minimumsFor(offer).map(
    ({ amount, currency }): PropertyValueLeaf => ({
      '@type': 'PropertyValue',
      propertyID: 'minimumSpend',
      value: amount,
      unitText: currency,
    }),
  );
  const offeredBy: OrganizationLeaf = { '@type': 'Organization', name: store.name, url: store.url };
  return {
    '@type': 'Offer',
    name: title,
    description: described ? description : undefined,
    url: url === undefined ? undefined : addressAt(url, page, 'd'),
    identifier: couponCode,
    additionalProperty: minimums.length > 1 ? minimums : minimums[0],
    eligibleRegion: where && [...where],
    // Tickets show the start of an offer only while it is in the future.
    validFrom: startsAt !== undefined && startsAt > instant ? isoDay(dayAt(startsAt, settings.timeZone)) : undefined,
    // An end that no page shows is only assumed.
    validThrough:
      endsAt !== undefined && endsOn !== undefined ? isoDay(dayAt(endsAt - 1, settings.timeZone)) : undefined,
    offeredBy,
  };
}

function offerList(entries: readonly ListedEntry[], context: PageContext): Thing[] {
  return entries.length === 0 ? [] : [countedList(entries.map((entry) => ({ item: offerOf(entry, context) })))];
}

function listedOffers(
  { stores, offers }: Pick<HomePage['coupons'], 'stores' | 'offers'>,
  context: PageContext,
  most?: number,
): Thing[] {
  const active = activeFirst(offers, context.instant)
    .slice(0, most)
    .filter((offer) => offerStatus(offer, context.instant) === 'active');
  return offerList(
    active.flatMap((offer) => {
      const store = stores[offer.store];
      return store ? [{ offer, store, described: true }] : [];
    }),
    context,
  );
}

function questionsOf(page: PageData): Thing[] {
  if (!('sections' in page)) return [];
  const questions = page.sections.flatMap((section) => (section.kind === 'faq' ? section.questions : []));
  if (questions.length === 0) return [];
  const faq: FAQPageLeaf = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }): QuestionLeaf => {
      const acceptedAnswer: AnswerLeaf = { '@type': 'Answer', text: plainTextOf(answer) };
      return { '@type': 'Question', name: question, acceptedAnswer };
    }),
  };
  return [faq];
}

function addresses({ settings }: StructuredDataContext): {
  readonly absolute: (path: string) => string;
  readonly organization: string;
} {
  const root = settings.origin + settings.basePath;
  return { absolute: (path) => root + path, organization: `${root}/#organization` };
}

function breadcrumbs(page: PageData, context: StructuredDataContext): Thing[] {
  if (page.kind === 'home') return [];
  const { absolute } = addresses(context);
  const home = context.site.navigation?.find(({ to }) => to === '/')?.label;
  const above = page.trail ?? (home === undefined ? [] : [{ name: home, path: '/' }]);
  const trail = [...above, { name: page.kind === 'store' ? page.store.name : page.heading, path: page.path }];
  const list: BreadcrumbListLeaf = {
    '@type': 'BreadcrumbList',
    itemListElement: numbered(trail.map(({ name, path }) => ({ name, item: absolute(sitePath(page.language, path)) }))),
  };
  return [list];
}

function websiteOf(page: HomePage, context: StructuredDataContext): Thing[] {
  const { absolute, organization } = addresses(context);
  const { name, footer } = context.site;
  const { social = [] } = footer;
  const organizationItself: OrganizationLeaf = {
    '@type': 'Organization',
    '@id': organization,
    name,
    url: absolute(sitePath(page.language, '/')),
    logo: context.icons ? absolute(`/${siteFiles.largeIcon}`) : undefined,
    sameAs: Array.isArray(social) ? undefined : Object.values(social),
  };
  const publisher: IdReference = { '@id': organization };
  const website: WebSiteLeaf = {
    '@type': 'WebSite',
    '@id': websiteId(page.language, context),
    name,
    url: absolute(sitePath(page.language, '/')),
    inLanguage: page.language,
    publisher,
  };
  return [organizationItself, website];
}

function websiteId(language: Language, context: StructuredDataContext): string {
  return `${addresses(context).absolute(sitePath(language, '/'))}#website`;
}

function collectionOf(
  page: PageData,
  items: readonly { readonly name: string; readonly path: string }[],
  context: StructuredDataContext,
): Thing[] {
  const { absolute } = addresses(context);
  const website: IdReference = { '@id': websiteId(page.language, context) };
  const collection: CollectionPageLeaf = {
    '@type': 'CollectionPage',
    name: page.heading,
    url: absolute(page.canonical),
    inLanguage: page.language,
    isPartOf: website,
    mainEntity:
      items.length > 0
        ? countedList(items.map(({ name, path }) => ({ name, url: absolute(sitePath(page.language, path)) })))
        : undefined,
  };
  return [collection];
}

function postingOf(page: Extract<PageData, { kind: 'post' }>, context: StructuredDataContext): Thing[] {
  const { absolute, organization } = addresses(context);
  const { post, tags } = page;
  const author: OrganizationLeaf = { '@type': 'Organization', name: post.author };
  const publisher: OrganizationLeaf = { '@type': 'Organization', '@id': organization, name: context.site.name };
  const posting: BlogPostingLeaf = {
    '@type': 'BlogPosting',
    headline: page.heading,
    url: absolute(page.canonical),
    mainEntityOfPage: absolute(page.canonical),
    inLanguage: post.language,
    datePublished: post.dateTime,
    author,
    publisher,
    image: post.image.startsWith('https:') ? post.image : context.settings.origin + post.image,
    articleSection: post.category,
    keywords: [...tags],
    timeRequired: `PT${post.readTime}M`,
  };
  return [posting];
}

function thingsOf(page: PageData, context: PageContext): Thing[] {
  switch (page.kind) {
    case 'home':
      return [...websiteOf(page, context), ...listedOffers(page.coupons, context, page.coupons.count ?? homeCoupons)];
    case 'store':
    case 'article':
      return offerList(
        shownActiveOffers(page, context.instant).map((shown) => ({ ...shown, store: page.store })),
        context,
      );
    case 'store-offers':
      return offerList(
        activeOffers(page.offers, context.instant).map((offer) => ({ offer, store: page.store, described: true })),
        context,
      );
    case 'directory':
      return collectionOf(
        page,
        page.groups.flatMap(({ items }) => items),
        context,
      );
    case 'coupons':
      return [...collectionOf(page, [], context), ...listedOffers(page, context)];
    case 'category':
    case 'season':
      return [...collectionOf(page, page.cards, context), ...listedOffers(page, context)];
    case 'blog':
      return collectionOf(
        page,
        page.posts.map(({ title, slug }) => ({ name: title, path: postPath(slug) })),
        context,
      );
    case 'post':
      return postingOf(page, context);
    case 'static':
    case 'checks':
    case 'compare':
    case 'saved':
    case 'not-found':
      return [];
  }
}

/** Contains only what the page shows, and no expired offers; undefined for a page with `noindex`. */
export function structuredData(page: PageData, context: StructuredDataContext): Graph | undefined {
  if (!page.indexed) return undefined;
  const things = [...breadcrumbs(page, context), ...thingsOf(page, { ...context, page }), ...questionsOf(page)];
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
}
