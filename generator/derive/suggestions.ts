import type { CountedOffers, FigureBenefit, SuggestedStore } from '../../src/domain/page-data';
import type { Store } from '../../src/generated/data-types';
import { summaryOf, type Edition } from './edition';
import { singleBenefit } from './limits';
import { offersOf, spanOf, type OfferFeed } from './offers';
import type { StoreCard } from './store-parts';

/** Offers with the same end, as the data has it. */
export interface OfferGroup extends Pick<CountedOffers, 'count' | 'benefit'> {
  readonly expires?: string;
}

/** A benefit that can be told without a text of the store. */
function figureOf(benefit: { readonly kind: string } | undefined): FigureBenefit | undefined {
  // Of all benefits, only a gift has a text.
  return benefit && benefit.kind !== 'gift' ? (benefit as FigureBenefit) : undefined;
}

/** The offers by their ends. Each group has the first known benefit of its offers. */
function grouped<End>(
  offers: readonly { readonly end: End; readonly benefit?: FigureBenefit | undefined }[],
): readonly (readonly [End, Pick<CountedOffers, 'count' | 'benefit'>])[] {
  const groups = new Map<End, Pick<CountedOffers, 'count' | 'benefit'>>();
  for (const { end, benefit } of offers) {
    const known = groups.get(end);
    const first = known?.benefit ?? benefit;
    groups.set(end, { count: (known?.count ?? 0) + 1, ...(first && { benefit: first }) });
  }
  return [...groups];
}

/** What other pages say of the offers in a store's own file: how many end when, and their benefits; the featured offer first. */
export function offerGroupsOf({ offers = [], featured }: Pick<Store, 'offers' | 'featured'>): readonly OfferGroup[] {
  const first = offers.filter(({ id }) => id === featured);
  const ordered = [...first, ...offers.filter(({ id }) => id !== featured)];
  return grouped(ordered.map((offer) => ({ end: offer.expires, benefit: figureOf(singleBenefit(offer)) }))).map(
    ([expires, group]) => ({ ...(expires !== undefined && { expires }), ...group }),
  );
}

/** A store that other pages suggest. */
export interface SuggestionSource {
  readonly card: StoreCard;
  /** The offers of its own file. */
  readonly groups: readonly OfferGroup[];
  readonly feed: OfferFeed | undefined;
}

/** The offers of a store by their ends, with what can be told of them without its own page. */
export function countedOffers({ groups, feed }: SuggestionSource, edition: Edition): readonly CountedOffers[] {
  const ends = feed
    ? grouped(
        offersOf({}, feed, {}, edition).map(({ expiresAt, benefit }) => ({
          end: expiresAt,
          benefit: figureOf(benefit),
        })),
      ).map(([expiresAt, group]) => ({ expiresAt, group }))
    : groups.map(({ expires, ...group }) => ({ expiresAt: spanOf({ expires }, edition.timeZone).expiresAt, group }));
  return ends.map(({ expiresAt, group }) => ({ ...(expiresAt !== undefined && { expiresAt }), ...group }));
}

/** A store as other pages suggest it, in one language. */
export function suggestedStore(source: SuggestionSource, edition: Edition): SuggestedStore {
  const { slug, name, path, logo, initials, hue } = summaryOf(source.card, edition);
  return { slug, name, path, logo, initials, hue, offers: countedOffers(source, edition) };
}
