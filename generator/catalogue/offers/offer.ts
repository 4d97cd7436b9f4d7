import type { Instant } from '../../../src/domain/dates/calendar';
import { beginOf, endOf } from '../../../src/domain/dates/moments';
import type { TrustEvidence } from '../../../src/domain/trust/trust';
import type { CodeOffer, ContentLanguage, Country, Feed, Offer, Origin } from '../../../src/generated/data-types';

/** A text in each language that it has. A store's own texts have both languages of the site. */
export type Words = Readonly<Partial<Record<ContentLanguage, string>>>;

/** Where an offer is written: in the file of its store, or in the table of a feed. */
export type OfferSource =
  | { readonly kind: 'store' }
  | {
      readonly kind: 'feed';
      /** The day on which its table was fetched, if known. */
      readonly fetched?: Feed['fetched'] | undefined;
      readonly network?: Feed['network'] | undefined;
    };

/** The fields that mean the same in the file of a store and here. */
type FileFields = Omit<CodeOffer, 'kind' | 'code' | 'title' | 'description' | 'terms' | 'where' | 'starts' | 'expires'>;

/**
 * A row of a feed becomes an offer when its table is read, one of a store's file when the store is derived. Only product
 * rules that name the difference ask for its `source`.
 */
export interface CatalogueOffer extends Readonly<FileFields> {
  readonly kind: Offer['kind'];
  /** Present only for codes. */
  readonly code?: string | undefined;
  /** Empty if the table has no title; pages then compose one. */
  readonly title: Words;
  readonly description?: Words | undefined;
  readonly terms?: Words | undefined;
  readonly where?: readonly Country[] | undefined;
  /** Whether only this site has the code, as the network says. */
  readonly exclusive?: boolean | undefined;
  readonly startsAt?: Instant | undefined;
  /** The first instant at which it is no longer valid; absent if no end is known. */
  readonly endsAt?: Instant | undefined;
  /** The end is a number of days after the table was fetched, and no page shows it as a date (product rule R60). */
  readonly endAssumed?: true | undefined;
  /** The network's rating, out of 10, always positive. */
  readonly rating?: number | undefined;
  readonly source: OfferSource;
}

const ofStore: OfferSource = { kind: 'store' };

export function offerOfFile({ starts, expires, ...offer }: Offer, timeZone: string): CatalogueOffer {
  return {
    ...offer,
    startsAt: starts === undefined ? undefined : beginOf(starts, timeZone),
    endsAt: expires === undefined ? undefined : endOf(expires, timeZone),
    source: ofStore,
  };
}

/**
 * Its own programme or that of its store. A row of a feed came through the network of the feed, with the programme of the
 * store if its network is the same.
 */
export function originOf(
  { from, source }: Pick<CatalogueOffer, 'from' | 'source'>,
  store: { readonly from?: Origin | undefined },
): Origin | undefined {
  if (source.kind === 'store') return from ?? store.from;
  const { network } = source;
  return network === undefined || network === store.from?.network ? store.from : { network };
}

/** That a network lists an offer, and since when, for its label; undefined for an offer of a store's file. */
export function listingOf({ source }: CatalogueOffer): TrustEvidence['listed'] {
  return source.kind === 'feed' ? { on: source.fetched } : undefined;
}
