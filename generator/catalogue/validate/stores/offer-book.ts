import type { Check, FormerIds, Store } from '../../../../src/generated/data-types';
import type { Path, SourceDocument } from '../../load/document';
import { offerOfFile, originOf, type CatalogueOffer } from '../../offers/offer';
import { feedOfStore } from '../../offers/store-offers';
import type { Catalogue, Entry } from '../catalogue';

/** The list in which the tests of an offer are recorded: in its own entry, or in the settings of its feed. */
export interface Log {
  readonly document: SourceDocument;
  readonly path: Path;
  /** Whether it is the list of all offers of a feed, whose entries name their offer. */
  readonly isOfFeed: boolean;
}

export interface KnownOffer extends CatalogueOffer {
  readonly store: string;
  readonly formerly: FormerIds;
  readonly checks: Check[];
  /** The feed whose table has it; absent for an offer in the store's own file. */
  readonly feed?: string | undefined;
  /** The network that it comes from; undefined if that is unknown. */
  readonly network?: string | undefined;
  readonly log: Log;
}

/** A store with all its offers, valid or not. */
export interface KnownStore {
  readonly entry: Entry<Store>;
  readonly offers: readonly KnownOffer[];
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

  get stores(): readonly KnownStore[] {
    return this.slugs.flatMap((slug) => this.storeOf(slug) ?? []);
  }

  /** Whether the site has a country. Lines of reports can name any. */
  hasCountry(code: string): boolean {
    return Object.hasOwn(this.#catalogue.countries.value.countries, code);
  }

  storeOf(slug: string): KnownStore | undefined {
    const cached = this.#stores.get(slug);
    const entry = this.#entries.get(slug);
    if (cached || !entry) return cached;
    const { value, document } = entry;
    const { feeds, site } = this.#catalogue;
    const used = feedOfStore(value, feeds);
    const known = (offer: CatalogueOffer, log: Log, feed?: string): KnownOffer => ({
      ...offer,
      formerly: offer.formerly ?? [],
      checks: offer.checks ?? [],
      store: slug,
      feed,
      network: originOf(offer, value)?.network,
      log,
    });
    const own = (value.offers ?? []).map((offer, at) =>
      known(offerOfFile(offer, site.value.timeZone), { document, path: ['offers', at, 'checks'], isOfFeed: false }),
    );
    const ofFeed = used?.rows.map(({ offer }) =>
      known(offer, { document: used.feed.document, path: ['checks'], isOfFeed: true }, used.feed.name),
    );
    const store = { entry, offers: [...own, ...(ofFeed ?? [])] };
    this.#stores.set(slug, store);
    return store;
  }
}

/** The offer with an id, or the one that was renamed from it. */
export function offerCalled({ offers }: KnownStore, id: string): KnownOffer | undefined {
  return offers.find((offer) => offer.id === id) ?? offers.find(({ formerly }) => formerly.includes(id));
}
