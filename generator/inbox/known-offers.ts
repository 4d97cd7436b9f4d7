import type { Instant } from '../../src/domain/calendar';
import type { Check, Offer, Store } from '../../src/generated/data-types';
import type { Path, SourceDocument } from '../load/document';
import { parseMoment } from '../load/moments';
import type { Catalogue, Entry } from '../validate/catalogue';
import { offerSourceOf, rowsFor } from '../validate/store-feed';

/** Where the tests of an offer are written: in its own entry, or in the settings of its feed. */
export interface Log {
  readonly document: SourceDocument;
  readonly path: Path;
  /** It is that of all offers of the feed, and each entry names its offer. */
  readonly isOfFeed: boolean;
}

/** An offer of a store. */
export interface KnownOffer {
  readonly store: string;
  readonly id: string;
  /** Its former ids. */
  readonly formerly: readonly string[];
  readonly code?: string | undefined;
  readonly log: Log;
  readonly startsAt?: Instant | undefined;
  /** The last instant at which it is valid. */
  readonly endsAt?: Instant | undefined;
  readonly checks: readonly Check[];
  readonly lastVerified?: string | undefined;
}

/** A store with all its offers, whether they are valid or not. */
export interface KnownStore {
  readonly entry: Entry<Store>;
  readonly offers: readonly KnownOffer[];
}

function ownOffer(store: string, offer: Offer, log: Log, timeZone: string): KnownOffer {
  const { id, formerly = [], starts, expires, checks = [], lastVerified } = offer;
  return {
    store,
    id,
    formerly,
    code: offer.kind === 'code' ? offer.code : undefined,
    log,
    startsAt: starts === undefined ? undefined : parseMoment(starts, timeZone)?.first,
    endsAt: expires === undefined ? undefined : parseMoment(expires, timeZone)?.last,
    checks,
    lastVerified,
  };
}

function feedOffers(
  { slug, offersFrom }: Pick<Store, 'slug' | 'offersFrom'>,
  { feeds }: Catalogue,
): readonly KnownOffer[] {
  const source = offerSourceOf(offersFrom);
  const feed = source && feeds.get(source.feed);
  if (!source || !feed) return [];
  const log: Log = { document: feed.document, path: ['checks'], isOfFeed: true };
  return rowsFor(feed.rows, source.where).map(({ row: { id, code }, startsAt, endsAt, checks = [] }) => ({
    store: slug,
    id,
    formerly: [],
    code,
    log,
    startsAt,
    endsAt: endsAt === undefined ? undefined : endsAt - 1,
    checks,
  }));
}

/** Finds stores and their offers by the names that reports have for them. */
export class OfferBook {
  readonly #catalogue: Catalogue;
  readonly #entries: ReadonlyMap<string, Entry<Store>>;
  readonly #stores = new Map<string, KnownStore>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#entries = new Map(catalogue.stores.map((entry) => [entry.value.slug, entry]));
  }

  /** The slugs of all stores. */
  get slugs(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** Whether the site has a country. A line of a report has any two letters. */
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
      ownOffer(slug, offer, { document, path: ['offers', at, 'checks'], isOfFeed: false }, timeZone),
    );
    const store = { entry, offers: [...own, ...feedOffers(value, this.#catalogue)] };
    this.#stores.set(slug, store);
    return store;
  }
}

/** The offer with an id, or the one that had it before it was renamed. */
export function offerCalled({ offers }: KnownStore, id: string): KnownOffer | undefined {
  return offers.find((offer) => offer.id === id) ?? offers.find(({ formerly }) => formerly.includes(id));
}
