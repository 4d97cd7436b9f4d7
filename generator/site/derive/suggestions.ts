import type { Instant } from '../../../src/domain/dates/calendar';
import type { CountedOffers, FigureBenefit, OfferView, SuggestedStore } from '../../../src/domain/offers/offer-view';
import type { Country, Store } from '../../../src/generated/data-types';
import { summaryOf, type Edition } from './edition';
import { singleBenefit } from './limits';
import { spanOf } from './offers';
import type { OfferFeed } from '../../catalogue/validate/store-feed';
import type { StoreCard } from './store-parts';

/** A group of offers with the same end and countries, as in the data. */
export interface OfferGroup extends Omit<CountedOffers, 'expiresAt'> {
  readonly expires?: string;
}

/** A benefit that can be described without a text of the store. */
export function figureOf(benefit: { readonly kind: string } | undefined): FigureBenefit | undefined {
  // Only a gift has a text.
  return benefit && benefit.kind !== 'gift' ? (benefit as FigureBenefit) : undefined;
}

/** The part of an offer that is counted. */
interface CountableOffer<End> {
  readonly end: End;
  readonly assumed?: boolean | undefined;
  readonly where?: readonly Country[] | undefined;
  readonly benefit?: FigureBenefit | undefined;
}

/** A group of offers with the same end and countries. */
interface Group<End> {
  readonly end: End;
  readonly counted: Omit<CountedOffers, 'expiresAt'>;
}

/** Groups offers by end and countries. Each group has the first known benefit of its offers. */
function grouped<End>(offers: readonly CountableOffer<End>[]): readonly Group<End>[] {
  const groups = new Map<string, Group<End>>();
  for (const { end, assumed = false, where, benefit } of offers) {
    const key = `${end} ${assumed} ${where?.toSorted().join(' ')}`;
    const known = groups.get(key)?.counted;
    const first = known?.benefit ?? benefit;
    const counted: Group<End>['counted'] = {
      count: (known?.count ?? 0) + 1,
      where,
      assumed: assumed || undefined,
      benefit: first,
    };
    groups.set(key, { end, counted });
  }
  return [...groups.values()];
}

/**
 * The summary of the offers in a store's own file for other pages: counts by end, countries and benefits, the featured
 * offer first.
 */
export function offerGroupsOf({ offers = [], featured }: Pick<Store, 'offers' | 'featured'>): readonly OfferGroup[] {
  const first = offers.filter(({ id }) => id === featured);
  const ordered = [...first, ...offers.filter(({ id }) => id !== featured)];
  return grouped(
    ordered.map((offer) => ({ end: offer.expires, where: offer.where, benefit: figureOf(singleBenefit(offer)) })),
  ).map(({ end, counted }) => ({ expires: end, ...counted }));
}

/** A store that other pages suggest. */
export interface SuggestionSource {
  readonly card: StoreCard;
  /** The offers of its own file. */
  readonly groups: readonly OfferGroup[];
  readonly feed: OfferFeed | undefined;
}

function byEnd(offers: readonly CountableOffer<Instant | undefined>[]): readonly CountedOffers[] {
  return grouped(offers).map(({ end, counted }) => ({ expiresAt: end, ...counted }));
}

/** Groups of offers by end and countries. */
export function countedViews(offers: readonly OfferView[]): readonly CountedOffers[] {
  return byEnd(
    offers.map(({ expiresAt, expiresOn, where, benefit }) => ({
      end: expiresAt,
      assumed: expiresAt !== undefined && expiresOn === undefined,
      where,
      benefit: figureOf(benefit),
    })),
  );
}

/** Groups the offers of a store by end, with the details that other pages show. */
export function countedOffers(
  { groups, feed }: Pick<SuggestionSource, 'groups' | 'feed'>,
  edition: Edition,
): readonly CountedOffers[] {
  return [
    ...groups.map(({ expires, ...counted }) => {
      const { expiresAt } = spanOf({ expires }, edition.timeZone);
      return { expiresAt, ...counted };
    }),
    ...byEnd(
      (feed?.rows ?? []).map(({ endsAt, endAssumed, where, benefit }) => ({
        end: endsAt,
        assumed: endAssumed,
        where,
        benefit: figureOf(benefit),
      })),
    ),
  ];
}

/** A suggested store in one language. */
export function suggestedStore(source: SuggestionSource, edition: Edition): SuggestedStore {
  const { slug, name, path, logo, initials, hue } = summaryOf(source.card, edition);
  return { slug, name, path, logo, initials, hue, offers: countedOffers(source, edition) };
}
