import type { Fact, OfferFields, ReadOffer } from './facts';
import { fieldsOf } from './read';

function spansOf(fields: OfferFields, facts: readonly Fact[]): ReadOffer['spans'] {
  const ofBenefit = new Set(['kind', 'percent', 'amount', 'upTo', 'from']);
  return Object.fromEntries(
    Object.keys(fields).map((field) => [
      field,
      facts
        .filter(({ name, negated }) => !negated && name === (ofBenefit.has(field) ? 'benefit' : field))
        .map(({ span }) => span),
    ]),
  );
}

export function offerOf(facts: readonly Fact[]): ReadOffer {
  const fields = fieldsOf(facts);
  return { fields, spans: spansOf(fields, facts) };
}
