import { minimumsFor, type Minimum } from '../../../../src/domain/offers/minimum';
import type { Offer } from '../../../../src/generated/data-types';
import type { Path } from '../../load/document';

/** The lowest order values of an offer, each with its path in the offer. */
export function minimumPlaces(
  offer: Pick<Offer, 'minimumSpend'>,
): readonly { readonly minimum: Minimum; readonly path: Path }[] {
  const isList = Array.isArray(offer.minimumSpend);
  return minimumsFor(offer).map((minimum, index) => ({
    minimum,
    path: isList ? ['minimumSpend', index] : ['minimumSpend'],
  }));
}
