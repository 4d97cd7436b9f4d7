import type { Countable } from './offer-view';
import { numberOfOffers } from './remaining-offers';

/** A store's score out of 5, and the number of ratings that it is based on. */
interface Score {
  readonly score: number;
  readonly count: number;
}

/** The score of a store without ratings (product rule R62). */
export const scoreWithoutRatings: Score = { score: 4.5, count: 1 };

/** Parses a rating in a feed; undefined if it is not a positive number (product rule R62). */
export function parseRating(cell: string | undefined): number | undefined {
  const text = cell?.trim() ?? '';
  if (!/^\d+(\.\d+)?$/.test(text)) return undefined;
  const rating = Number(text);
  return rating > 0 ? rating : undefined;
}

/** The average rating, divided by 10, times 5, at most 5, with one decimal (product rule R62). */
export function feedScore(offers: readonly Countable[]): Score {
  const rated = offers.filter(({ rating = 0 }) => rating > 0);
  const count = numberOfOffers(rated);
  if (count === 0) return scoreWithoutRatings;
  const average = rated.reduce((sum, offer) => sum + (offer.rating ?? 0) * (offer.count ?? 1), 0) / count;
  // The small addend makes halves such as 4.45 round up: their binary values are slightly smaller.
  const tenths = Math.round(Math.min(5, (average / 10) * 5) * 10 + 1e-9);
  return { score: tenths / 10, count };
}
