import type { CountedOffers, FigureBenefit, SuggestedStore } from '../../../../src/domain/offers/offer-view';
import type { CatalogueOffer } from '../../../catalogue/offers/offer';
import { summaryOf, type Edition } from '../texts/edition';
import { singleBenefit } from '../offers/limits';
import type { StoreCard } from '../store-parts';

/** The benefit, unless it is a gift, whose description needs a text of the store. */
export function figureOf(benefit: { readonly kind: string } | undefined): FigureBenefit | undefined {
  // Only gifts have a text.
  return benefit && benefit.kind !== 'gift' ? (benefit as FigureBenefit) : undefined;
}

/** Numbers of offers by end and countries, each with the first benefit. The featured offer comes first. */
export function countedOffers(
  offers: readonly Pick<CatalogueOffer, 'id' | 'endsAt' | 'endAssumed' | 'where' | 'benefit' | 'benefits'>[],
  featured?: string,
): readonly CountedOffers[] {
  const groups = new Map<string, CountedOffers>();
  const first = offers.filter(({ id }) => id === featured);
  for (const offer of [...first, ...offers.filter(({ id }) => id !== featured)]) {
    const { endsAt, endAssumed, where } = offer;
    const key = `${endsAt} ${endAssumed} ${where?.toSorted().join(' ')}`;
    const known = groups.get(key);
    groups.set(key, {
      endsAt,
      count: (known?.count ?? 0) + 1,
      where,
      assumed: endAssumed,
      benefit: known?.benefit ?? figureOf(singleBenefit(offer)),
    });
  }
  return [...groups.values()];
}

export interface SuggestionSource {
  readonly card: StoreCard;
  readonly groups: readonly CountedOffers[];
}

export function suggestedStore(source: SuggestionSource, edition: Edition): SuggestedStore {
  const { slug, name, path, logo, initials, hue } = summaryOf(source.card, edition);
  return { slug, name, path, logo, initials, hue, offers: source.groups };
}
