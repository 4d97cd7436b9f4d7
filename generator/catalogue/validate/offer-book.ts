import type { Instant } from '../../../src/domain/dates/calendar';
import { beginOf, endOf } from '../../../src/domain/dates/moments';
import type { Check, Offer, Store } from '../../../src/generated/data-types';
import type { Path, SourceDocument } from '../load/document';
import type { Catalogue, Entry } from './catalogue';
import { originOfRows } from './network-addresses';
import { offerSourceOf, rowsFor } from './store-feed';

/** The list in which the tests of an offer are recorded: in its own entry, or in the settings of its feed. */
export interface Log {
  readonly document: SourceDocument;
  readonly path: Path;
  /** Whether it is the list of all offers of a feed, whose entries name their offer. */
  readonly isOfFeed: boolean;
}

export interface KnownOffer {
  readonly store: string;
  readonly id: string;
  readonly formerly: readonly string[];
  readonly code?: string | undefined;
  /** The feed whose table has it; absent for an offer in the store's own file. */
  readonly feed?: string;
  /** The network that it comes from; undefined if that is unknown. */
  readonly network?: string | undefined;
  readonly log: Log;
  readonly startsAt?: Instant | undefined;
  /** The first instant at which it is no longer valid. */
  readonly endsAt?: Instant | undefined;
  readonly checks: readonly Check[];
  readonly lastVerified?: string | undefined;
}

/** A store with all its offers, valid or not. */
export interface KnownStore {
  readonly entry: Entry<Store>;
  readonly offers: readonly KnownOffer[];
}

function ownOffer({ slug: store, from }: Store, offer: Offer, log: Log, timeZone: string): KnownOffer {
  const { id, formerly = [], starts, expires, checks = [], lastVerified } = offer;
  return {
    store,
    id,
    formerly,
    code: offer.kind === 'code' ? offer.code : undefined,
    network: (offer.from ?? from)?.network,
    log,
    startsAt: starts === undefined ? undefined : beginOf(starts, timeZone),
    endsAt: expires === undefined ? undefined : endOf(expires, timeZone),
    checks,
    lastVerified,
  };
}

function feedOffers(
  { slug, from, offersFrom }: Pick<Store, 'slug' | 'from' | 'offersFrom'>,
  { feeds }: Catalogue,
): readonly KnownOffer[] {
  const source = offerSourceOf(offersFrom);
  const feed = source && feeds.get(source.feed);
  if (!source || !feed) return [];
  const log: Log = { document: feed.document, path: ['checks'], isOfFeed: true };
  const network = originOfRows(feed.config, { from })?.network;
  return rowsFor(feed.rows, source.where).map(({ row: { id, code }, startsAt, endsAt, checks = [] }) => ({
    store: slug,
    id,
    formerly: [],
    code,
    feed: feed.name,
    network,
    log,
    startsAt,
    endsAt,
    checks,
  }));
}

/** Finds stores and their offers by the names that reports use. */
export class OfferBook {
  readonly #catalogue: Catalogue;
  readonly #entries: ReadonlyMap<string, Entry<Store>>;
  readonly #stores = new Map<string, KnownStore>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#entries = new Map(catalogue.stores.map((entry) => [entry.value.slug, entry]));
  }

  get slugs(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** All stores, in the order of the catalogue. */
  get stores(): readonly KnownStore[] {
    return this.slugs.flatMap((slug) => this.storeOf(slug) ?? []);
  }

  /** Whether the site has a country. Lines of reports can name any. */
  hasCountry(code: string): boolean {
    return Object.hasOwn(this.#catalogue.countries.value.countries, code);
  }

  storeOf(slug: string): KnownStore | undefined {
    const known = this.#stores.get(slug);
    const entry = this.#entries.get(slug);
    if (known || !entry) return known;
    const { value, document } = entry;
    const { timeZone } = this.#catalogue.site.value;
    const own = (value.offers ?? []).map((offer, at) =>
      ownOffer(value, offer, { document, path: ['offers', at, 'checks'], isOfFeed: false }, timeZone),
    );
    const store = { entry, offers: [...own, ...feedOffers(value, this.#catalogue)] };
    this.#stores.set(slug, store);
    return store;
  }
}

/** The offer with an id, or the one that was renamed from it. */
export function offerCalled({ offers }: KnownStore, id: string): KnownOffer | undefined {
  return offers.find((offer) => offer.id === id) ?? offers.find(({ formerly }) => formerly.includes(id));
}
